// Message components, old and new: rows, buttons, selects, containers, sections, galleries, separators.

import { el } from "./dom.js";
import { openMenu } from "./menu.js";
import { frameFor, measure, picture } from "./picture.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

export const drawParts = (parts, context) => parts.map((part) => drawPart(part, context)).filter(Boolean);

function drawPart(part, context) {
  switch (part.type) {
    case 1: return el("div", { class: "row" }, drawParts(part.components ?? [], context));
    case 2: return drawButton(part, context);
    case 3: case 5: case 6: case 7: case 8: return drawSelect(part, context);
    case 9: return el("div", { class: "section" }, el("div", {}, drawParts(part.components ?? [], context)), drawPart(part.accessory, context));
    case 10: return el("div", { class: "text", html: part.html });
    case 11: return el("div", { class: "thumbnail" }, picture({ ...part.media }));
    case 12: return drawGallery(part);
    case 13: return el("a", { class: "file", href: part.url, download: part.name ?? "" }, `📄 ${part.name ?? t("file")}`);
    case 14: return el("hr", { class: `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "large" : ""}` });
    case 17: return drawContainer(part, context);
    default: return null;
  }
}

function drawContainer(part, context) {
  const parts = part.components ?? [];
  const node = el("div", { class: `container${part.spoiler ? " spoiled" : ""}` }, paired(parts, drawParts(parts, context)));
  const size = parts.find((one) => one.type === 12 && one.items[0].size)?.items[0].size;
  if (size) frameFor(node, size);
  if (part.accent_color) node.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return node;
}

function drawGallery(part) {
  const node = el("div", { class: `gallery many${Math.min(part.items.length, 4)}` }, part.items.map(picture));
  if (alone(part)) measure(node, alone(part));
  return node;
}

/** Lay two pictures that follow each other beside each other where there is room, if one of them is a tall one. */
function paired(parts, nodes) {
  if (parts.length !== nodes.length) return nodes;
  const found = [];
  for (let at = 0; at < parts.length; at++) {
    const pair = [parts[at], parts[at + 1]].map(alone);
    const beside = pair[0] && pair[1] && pair.some(([width, height]) => height > width);
    found.push(beside ? el("div", { class: "pair" }, nodes.slice(at, at + 2)) : nodes[at]);
    if (beside) at++;
  }
  return found;
}

/** Return the size of a picture that stands by itself. */
const alone = (part) => (part?.type === 12 && part.items.length === 1 ? part.items[0].size : null);

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

/** What a select menu offers: its options, or the people, roles or channels where it asks for some. */
export function offersOf(part, page) {
  if (part.type === 3) return part.options.map((one) => ({ ...one, emoji: emojiText(one.emoji) }));
  const chosen = new Set((part.default_values ?? []).map((one) => one.id));
  return entities(part, page.frame()).map((one) => ({ ...one, emoji: "", default: chosen.has(one.value) }));
}

/** The channels that a list or an option may name: of these kinds, or of all. */
export const channelsOf = (frame, kinds) => frame.places
  .filter((one) => (one.kind === "channel" || one.kind === "forum") && (!kinds?.length || kinds.includes(one.kind === "forum" ? 15 : 0)))
  .map((one) => ({ value: one.id, label: `${one.kind === "forum" ? "≡" : "#"} ${one.name}` }));

function entities(part, frame) {
  if (part.type === 8) return channelsOf(frame, part.channel_types);
  if (part.type === 6) return Object.entries(frame.roles).map(([value, label]) => ({ value, label: `@${label}` }));
  return frame.people.map((one) => ({ value: one.id, label: one.name }));
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
