// A modal: the bot's form with its labels, inputs, selects and boxes.

import { el } from "./dom.js";
import { emojiText } from "./parts.js";
import { t } from "./words.js";

/** Show a form; calls `send` with the values by custom id. */
export function showForm(modal, send) {
  const readers = new Map();
  const error = el("p", { class: "failed", role: "alert" });
  const form = el("form", { method: "dialog" },
    el("h2", {}, modal.title), modal.parts.map((part) => drawField(part, readers)), error,
    el("footer", {}, el("button", { type: "button", class: "secondary big", onclick: () => dialog.close() }, t("Cancel")),
      el("button", { class: "primary big" }, t("Submit"))));
  const dialog = el("dialog", { class: "form", "aria-label": modal.title, onclose: () => dialog.remove() }, form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...readers].map(([id, read]) => [id, read()]).filter(([, value]) => value !== undefined));
    const button = form.querySelector("footer .primary");
    button.disabled = true;
    const answer = await send(values);
    button.disabled = false;
    if (answer.error || answer.answered === false) error.textContent = t(answer.error ?? "Something went wrong. Try again.");
    else dialog.close();
  };
  document.body.append(dialog);
  dialog.showModal();
}

function drawField(part, readers) {
  if (part.type === 10) return el("div", { class: "text", html: part.html });
  if (part.type === 1) return el("div", {}, (part.components ?? []).map((one) => drawField(one, readers)));
  if (part.type === 18) {
    return el("label", { class: "field" }, el("span", {}, part.label, part.component.required === false ? "" : " *"),
      part.description ? el("small", {}, part.description) : null, drawControl(part.component, readers));
  }
  return el("label", { class: "field" }, part.label ? el("span", {}, part.label, part.required === false ? "" : " *") : null, drawControl(part, readers));
}

function drawControl(part, readers) {
  const id = part.custom_id;
  const required = part.required !== false;
  if (part.type === 4) {
    const props = { value: part.value ?? "", placeholder: part.placeholder ?? "", required, minLength: part.min_length ?? 0, maxLength: part.max_length ?? 4000 };
    const node = part.style === 2 ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" });
    readers.set(id, () => node.value);
    return node;
  }
  if (part.type === 3 || part.type === 21 || part.type === 22) {
    const several = part.type === 22 || (part.max_values ?? 1) > 1;
    const group = el("div", { class: "choices", role: "group" }, part.options.map((one) => el("label", { class: "choice" },
      el("input", { type: several ? "checkbox" : "radio", name: id, value: one.value, checked: Boolean(one.default), required: required && !several }),
      el("span", {}, `${emojiText(one.emoji)} ${one.label}`.trim(), one.description ? el("small", {}, one.description) : null))));
    readers.set(id, () => {
      const values = [...group.querySelectorAll("input:checked")].map((one) => one.value);
      return part.type === 21 ? values[0] : values;
    });
    return group;
  }
  if (part.type === 23) {
    const node = el("input", { type: "checkbox", checked: Boolean(part.default) });
    readers.set(id, () => node.checked);
    return node;
  }
  return el("p", { class: "subtext" }, t("The playground cannot show this field."));
}
