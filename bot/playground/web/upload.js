// A file of one's own for a command that takes one: chosen like any file, sent as text.

import { el, toast } from "./dom.js";
import { t } from "./words.js";

const MOST_KB = 1024;
const BASE64 = "base64,";

/** The field of an option that is a file; `take` is told what was chosen, or null: nothing. */
export function fileField(option, chosen, take) {
  const input = el("input", {
    id: `option-${option.name}`, type: "file", "aria-required": String(option.required), title: option.description,
    onchange: async () => {
      const file = input.files[0];
      if (file && file.size > MOST_KB * 1024) {
        toast(t("“{option}” may have {most} KB at most.", { option: option.shown, most: MOST_KB }));
        input.value = "";
        return take(null);
      }
      take(file ? { value: { name: file.name, data: await encoded(file) }, label: file.name } : null);
    },
  });
  return el("label", { class: "option" }, el("span", {}, option.shown, option.required ? " *" : "", chosen ? ` · ${chosen}` : ""),
    input, el("small", {}, option.description));
}

function encoded(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(BASE64) + BASE64.length));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
