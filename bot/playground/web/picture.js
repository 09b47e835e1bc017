// Pictures: shown at their own proportions before they are loaded, enlarged by a tap.

import { el } from "./dom.js";
import { t } from "./words.js";

const LARGER = 2;

/** A picture that opens large; `file` has url, alt, size [width, height] or null, spoiler. */
export function picture(file) {
  const [width, height] = file.size ?? [];
  const img = el("img", { src: file.url, alt: file.alt || "", width, height, decoding: "async" });
  const button = el("button", {
    type: "button", class: `picture${file.spoiler ? " covered" : ""}`, "aria-label": `${file.alt || t("Picture")} – ${t("enlarge")}`,
    data: { covered: t("Spoiler") },
    onclick: () => button.classList.contains("covered") ? button.classList.remove("covered") : enlarge(file),
  }, img);
  if (width) measure(button, file.size);
  return button;
}

/** Let the styles of a node know the size of the picture in it. */
export function measure(node, [width, height]) {
  node.style.setProperty("--aspect", String(width / height));
  node.style.setProperty("--width", `${width}px`);
}

/** Give what frames a picture the room that the picture takes. */
export function frameFor(node, size) {
  node.classList.add("boards");
  measure(node, size);
}

function enlarge(file) {
  const img = el("img", { src: file.url, alt: file.alt || "", onclick: (event) => zoom(dialog, img, event) });
  const dialog = el("dialog", { class: "large", "aria-label": t("Picture"), onclose: () => dialog.remove(), onclick: (event) => {
    if (event.target !== img) dialog.close();
  } },
  el("div", { class: "canvas" }, img),
  file.alt ? el("p", { class: "alt" }, file.alt) : null,
  el("button", { class: "secondary close", "aria-label": t("Close") }, "✕"));
  document.body.append(dialog);
  dialog.showModal();
}

/** Show the whole picture, or what the finger points at, at least twice as large and where it was. */
function zoom(dialog, img, { clientX, clientY }) {
  const before = img.getBoundingClientRect();
  const [across, down] = [(clientX - before.left) / before.width, (clientY - before.top) / before.height];
  img.style.width = dialog.classList.toggle("full") ? `${Math.max(img.naturalWidth, before.width * LARGER)}px` : "";
  const after = img.getBoundingClientRect();
  dialog.querySelector(".canvas").scrollBy(after.left + across * after.width - clientX, after.top + down * after.height - clientY);
}
