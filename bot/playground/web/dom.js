// Small tools to build the page. Text is always set as text; HTML comes only from the server's own renderer.

import { t } from "./words.js";

export const $ = (id) => document.getElementById(id);

/** Make an element: tag, properties (class, dataset, on…, aria-…) and children (nodes, texts, null). */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "html") node.innerHTML = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && !name.includes("-")) node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

const COLORS = ["#d9534f", "#2f9e6e", "#d48a1c", "#3d7edb", "#a45bd1"];

/** A round face: colour and first letter of a person, a die for the bot. */
export function face(user, index) {
  const known = index >= 0;
  const node = el("span", { class: "face", "aria-hidden": "true" }, user.bot ? "🎲" : user.name.slice(0, 1));
  node.style.background = user.bot ? "#5b6ee8" : known ? COLORS[index % COLORS.length] : "#4a4f5c";
  return node;
}

export function toast(text, action) {
  const node = el("div", { class: "toast" }, el("span", {}, t(text)));
  if (action) node.append(el("button", { class: "primary", onclick: () => { node.remove(); action.run(); } }, action.label));
  $("toasts").append(node);
  setTimeout(() => node.remove(), action ? 12000 : 5000);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Write every moment (`<t:…>`) below a node in the reader's language and time zone. */
export function tellTimes(root, locale) {
  for (const node of root.querySelectorAll("time.moment")) {
    const at = new Date(node.dateTime);
    node.title = new Intl.DateTimeFormat(locale, STYLES.F).format(at);
    if (node.dataset.style !== "R") {
      node.textContent = new Intl.DateTimeFormat(locale, STYLES[node.dataset.style]).format(at);
      continue;
    }
    const seconds = (at - Date.now()) / 1000;
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
    node.textContent = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
  }
}
