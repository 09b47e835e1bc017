// Pictures: shown at their own proportions before they are loaded, enlarged by a tap.

import { el } from "./dom.js";

/** A picture that opens large; `file` has url, alt, size [width, height] or null, spoiler. */
export function picture(file) {
  const [width, height] = file.size ?? [];
  const img = el("img", { src: file.url, alt: file.alt || "", width, height, decoding: "async" });
  const button = el("button", {
    type: "button", class: `picture${file.spoiler ? " covered" : ""}`, "aria-label": `${file.alt || "Picture"} – enlarge`,
    onclick: () => button.classList.contains("covered") ? button.classList.remove("covered") : enlarge(file),
  }, img);
  if (width) button.style.setProperty("--ratio", `${width} / ${height}`);
  if (width) button.style.setProperty("--width", `${width}px`);
  return button;
}

function enlarge(file) {
  const img = el("img", { src: file.url, alt: file.alt || "", onclick: () => dialog.classList.toggle("full") });
  const dialog = el("dialog", { class: "large", "aria-label": "Picture", onclose: () => dialog.remove(), onclick: (event) => {
    if (event.target !== img) dialog.close();
  } },
  el("div", { class: "canvas" }, img),
  file.alt ? el("p", { class: "alt" }, file.alt) : null,
  el("button", { class: "secondary close", "aria-label": "Close" }, "✕"));
  document.body.append(dialog);
  dialog.showModal();
}
