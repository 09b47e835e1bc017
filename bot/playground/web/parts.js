// Message components, old and new: rows, buttons, selects, containers, sections, galleries, separators.

import { el } from "./dom.js";
import { openMenu } from "./menu.js";
import { frameFor, picture } from "./picture.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

export const drawParts = (parts, context) => parts.map((part) => drawPart(part, context)).filter(Boolean);

function drawPart(part, context) {
  switch (part.type) {
    case 1: return el("div", { class: "row" }, drawParts(part.components ?? [], context));
    case 2: return drawButton(part, context);
    case 3: case 5: case 7: return drawSelect(part, context);
    case 9: return el("div", { class: "section" }, el("div", {}, drawParts(part.components ?? [], context)), drawPart(part.accessory, context));
    case 10: return el("div", { class: "text", html: part.html });
    case 11: return el("div", { class: "thumbnail" }, picture({ ...part.media }));
    case 12: return el("div", { class: `gallery many${Math.min(part.items.length, 4)}` }, part.items.map(picture));
    case 13: return el("a", { class: "file", href: part.url, download: part.name ?? "" }, `📄 ${part.name ?? t("file")}`);
    case 14: return el("hr", { class: `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "large" : ""}` });
    case 17: return drawContainer(part, context);
    default: return null;
  }
}

function drawContainer(part, context) {
  const node = el("div", { class: `container${part.spoiler ? " spoiled" : ""}` }, drawParts(part.components ?? [], context));
  const size = (part.components ?? []).find((one) => one.type === 12 && one.items[0].size)?.items[0].size;
  if (size) frameFor(node, size);
  if (part.accent_color) node.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return node;
}

export const emojiText = (emoji) => (!emoji ? "" : emoji.id ? `:${emoji.name}:` : emoji.name);

function drawButton(part, { message, busy, run }) {
  const inside = [part.emoji ? el("span", { class: "emoji" }, emojiText(part.emoji)) : null, part.label ? el("span", {}, part.label) : null];
  if (part.style === 5) {
    return el("a", { class: "button secondary", href: part.url, target: "_blank", rel: "noopener noreferrer" }, inside, el("span", { "aria-hidden": "true" }, " ↗"));
  }
  const waits = busy.has(`${message}/${part.custom_id}`);
  return el("button", {
    type: "button", class: `button ${STYLES[part.style] ?? "secondary"}${waits ? " busy" : ""}`, disabled: Boolean(part.disabled),
    "aria-busy": waits ? "true" : null, "aria-label": part.label ? null : emojiText(part.emoji),
    data: { id: part.custom_id }, onclick: () => run(message, "click", { id: part.custom_id }),
  }, inside);
}

/** What a select menu offers: its options, or the people where it asks for some. */
export function offersOf(part, page) {
  if (part.type === 3) return part.options.map((one) => ({ ...one, emoji: emojiText(one.emoji) }));
  const chosen = new Set((part.default_values ?? []).map((one) => one.id));
  return page.frame().people.map((one) => ({ value: one.id, label: one.name, emoji: "", default: chosen.has(one.id) }));
}

function drawSelect(part, { message, busy, run, page }) {
  const offers = offersOf(part, page);
  const chosen = offers.filter((one) => one.default);
  const waits = busy.has(`${message}/${part.custom_id}`);
  const label = chosen.length ? chosen.map((one) => `${one.emoji} ${one.label}`.trim()).join(", ") : part.placeholder || t("Make a selection");
  const node = el("button", {
    type: "button", class: `select${chosen.length ? "" : " empty"}${waits ? " busy" : ""}`, disabled: Boolean(part.disabled),
    "aria-haspopup": "listbox", "aria-busy": waits ? "true" : null, data: { id: part.custom_id },
    onclick: () => openMenu({
      title: part.placeholder || t("Make a selection"), offers, least: part.min_values ?? 1, most: part.max_values ?? 1,
      done: (values) => run(message, "choose", { id: part.custom_id, values }),
    }),
  }, el("span", {}, label), el("span", { class: "arrow", "aria-hidden": "true" }, "⌄"));
  return node;
}
