// What a phone would show of a message that calls: who wrote where, and the first lines of its plain text. What has no
// plain text shows none, as on a phone: Discord puts nothing of a layout into a notification.

import { $, el, tellTimes } from "./dom.js";
import { t } from "./words.js";

const SHOWN_MS = 9000;
const MOST = 2;

/** Show one notification for a while; a tap on it leads to its message. */
export function push({ place, author, where, html, files }, { locale, open }) {
  const text = plain(html, locale) || t(files ? "(file)" : "(no text)");
  const title = where ? `${author} · ${where}` : author;
  const node = el("div", { class: "push", data: { place } },
    el("button", { class: "what", onclick: () => { node.remove(); open(); } }, el("strong", {}, title), el("span", {}, text)),
    el("button", { class: "quiet close", "aria-label": t("Close"), onclick: () => node.remove() }, "✕"));
  $("pushes").append(node);
  while ($("pushes").children.length > MOST) $("pushes").firstChild.remove();
  setTimeout(() => node.remove(), SHOWN_MS);
}

/** Take notifications away: of the place that is open now, or all. */
export function forgetPushes(place) {
  for (const node of [...$("pushes").children]) if (!place || node.dataset.place === place) node.remove();
}

/** The words alone, a line a paragraph, with moments told and spoilers kept. */
function plain(html, locale) {
  const box = el("div", { html });
  tellTimes(box, locale);
  for (const node of box.querySelectorAll(".spoiler")) node.textContent = "▇▇▇";
  for (const node of box.querySelectorAll("br")) node.replaceWith("\n");
  for (const node of box.querySelectorAll("p, li, h1, h2, h3, pre, blockquote")) node.append("\n");
  return box.textContent.replace(/\s*\n\s*/g, "\n").trim();
}
