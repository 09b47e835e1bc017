// The list that a select menu opens: in the middle of a wide window, at the thumb on a phone. Lives outside of messages,
// so a message that changes meanwhile does not close it.

import { el } from "./dom.js";
import { t } from "./words.js";

let open = null;

export function closeMenu() {
  open?.close();
}

/** Offer options; calls `done` with the chosen values, between `least` and `most` of them. */
export function openMenu({ title, offers, least, most, done }) {
  closeMenu();
  const chosen = new Set(offers.filter((one) => one.default).map((one) => one.value));
  const several = most > 1;
  const ready = el("button", { class: "primary big", onclick: () => finish() }, t("Done"));
  const list = el("div", { role: "listbox", class: `list ${columns(offers)}`, "aria-multiselectable": String(several) });
  const dialog = el("dialog", { class: "sheet", "aria-label": title, onclose: () => { open = null; dialog.remove(); },
    onclick: (event) => { if (event.target === dialog) dialog.close(); },
    onkeydown: (event) => step(event, list) },
  el("h2", {}, title), list, several ? ready : null);

  const finish = () => {
    dialog.close();
    done([...chosen]);
  };
  const pick = (value) => {
    if (!several) {
      const clears = least === 0 && chosen.has(value); // as the cross beside the choice does on Discord
      chosen.clear();
      if (!clears) chosen.add(value);
      return finish();
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    draw();
  };
  const draw = () => {
    const focused = document.activeElement?.dataset?.value;
    list.replaceChildren(...offers.map((one) => el("button", {
      role: "option", class: "offer", "aria-selected": String(chosen.has(one.value)), data: { value: one.value }, onclick: () => pick(one.value),
    }, one.emoji ? el("span", { class: "emoji" }, one.emoji) : null,
    el("span", { class: "what" }, el("span", {}, one.label), one.description ? el("small", {}, one.description) : null),
    el("span", { class: "check", "aria-hidden": "true" }, chosen.has(one.value) ? "✓" : ""))));
    [...list.children].find((one) => one.dataset.value === focused)?.focus();
    ready.disabled = chosen.size < least;
  };
  draw();
  document.body.append(dialog);
  dialog.showModal();
  open = dialog;
}

/** Many short offers stand side by side, as many as have room for whole words. */
function columns(offers) {
  if (offers.length <= 6 || offers.some((one) => one.description || one.label.length > 14)) return "";
  return offers.every((one) => one.label.length <= 5) ? "short" : "short words";
}

function step(event, list) {
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!move) return;
  event.preventDefault();
  const all = [...list.children];
  all[(all.indexOf(document.activeElement) + move + all.length) % all.length]?.focus();
}
