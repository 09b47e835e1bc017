// Where one writes: plain messages, and slash commands with their options, choices and suggestions.

import { $, el, face, toast } from "./dom.js";
import { ask } from "./live.js";
import { channelsOf } from "./parts.js";
import { fileField } from "./upload.js";
import { t } from "./words.js";

const WHOLE = 4;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;
const BOOLEAN = 5;
const FILE = 11;
const WAIT_MS = 180;

export class Composer {
  constructor(page) {
    this.page = page;
    this.text = $("text");
    this.offers = $("offers");
    this.commands = null; // the catalogue for this person and place, fetched when needed
    this.leaf = null; // the command being filled in
    this.values = new Map(); // option name → { value, label }
    this.timer = 0;
    this.asked = 0;
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => setTimeout(() => this.#hideUnlessInside(), 150));
    $("composer").addEventListener("submit", (event) => { event.preventDefault(); this.#send(); });
    $("slash").onclick = () => (this.leaf ? this.clear() : this.start(""));
  }

  placed(place) {
    const sign = { channel: "#", dm: "@" }[place.kind] ?? "";
    this.text.placeholder = place.kind === "forum" ? t("Title of a new post") : t("Message {place}", { place: sign + place.name });
    $("slash").hidden = place.kind === "forum"; // no command can be used there, as on Discord
    this.text.setAttribute("aria-label", t("{placeholder}, or type / for commands", { placeholder: this.text.placeholder }));
  }

  forget() { this.commands = null; }
  /** What can be typed here, as this person reads it. */
  async catalogue() {
    if (!this.commands?.length) this.commands = (await ask("commands")).commands ?? [];
    return this.commands;
  }

  clear() {
    this.forget();
    this.leaf = null;
    this.values.clear();
    $("command").hidden = true;
    $("line").classList.remove("commanding");
    $("slash").textContent = "/";
    this.text.value = "";
    this.#hide();
    this.#grow();
  }

  /** Open the picker, or lay out the command of this path, ready to be filled in and run. */
  async start(path) {
    this.clear();
    this.text.value = `/${path}`;
    this.text.focus();
    await this.#typed();
    const exact = path && this.commands?.find((one) => one.path === path);
    if (exact) this.#choose(exact, { run: false });
  }

  // ---------------------------------------------------------------- plain text and the picker

  async #typed() {
    this.#grow();
    const text = this.text.value;
    if (!text.startsWith("/")) return this.#hide();
    await this.catalogue();
    if (this.text.value !== text) return;
    const wanted = text.slice(1).toLowerCase();
    const found = this.commands.filter((one) => one.path.includes(wanted) || one.shown.toLowerCase().includes(wanted));
    const exact = text.endsWith(" ") && this.commands.find((one) => [one.path, one.shown].includes(wanted.trim()));
    if (exact) return this.#choose(exact);
    this.#offer(found.map((one) => ({
      label: `/${one.shown}`, description: one.description, hint: one.options.map((o) => o.shown).join("  "), run: () => this.#choose(one),
    })), t("No such command here."));
  }

  #key(event) {
    const all = [...this.offers.querySelectorAll(".offer")];
    const at = all.findIndex((one) => one.classList.contains("on"));
    if (event.key === "Escape") return this.leaf || this.text.value.startsWith("/") ? this.clear() : this.#hide();
    if (!this.offers.hidden && all.length) {
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (move) {
        event.preventDefault();
        return this.#light(all, (at + move + all.length) % all.length);
      }
      if (event.key === "Tab" || event.key === "Enter") {
        event.preventDefault();
        return all[Math.max(at, 0)].click();
      }
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    }
  }

  async #send() {
    if (this.leaf) return this.#run();
    const text = this.text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const found = this.commands?.find((one) => [one.path, one.shown].includes(text.slice(1)));
      return found ? this.#choose(found) : toast("Choose a command from the list.");
    }
    this.text.value = "";
    this.#grow();
    const answer = await ask("say", { text });
    if (answer.error) {
      toast(answer.error);
      this.text.value = text;
    }
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  // ---------------------------------------------------------------- filling in a command

  #choose(leaf, { run = true } = {}) {
    this.leaf = leaf;
    this.values.clear();
    this.#hide();
    if (run && !leaf.options.length) {
      this.text.value = "";
      return this.#run();
    }
    $("line").classList.add("commanding");
    $("slash").textContent = "✕";
    $("command").hidden = false;
    this.shown = new Set(leaf.options.filter((one) => one.required).map((one) => one.name));
    if (!this.shown.size && leaf.options.length) this.shown.add(leaf.options[0].name);
    this.text.value = "";
    this.#drawCommand();
    this.#focusFirstEmpty();
  }

  #drawCommand() {
    const fields = this.leaf.options.filter((one) => this.shown.has(one.name)).map((one) => this.#field(one));
    const rest = this.leaf.options.filter((one) => !this.shown.has(one.name)).map((one) => el("button", {
      type: "button", class: "more", title: one.description, onclick: () => { this.shown.add(one.name); this.#drawCommand(); $(`option-${one.name}`).focus(); },
    }, `+ ${one.shown}`));
    $("command").replaceChildren(
      el("p", {}, el("strong", {}, `/${this.leaf.shown}`), " ", el("span", {}, this.leaf.description)),
      el("div", { class: "options" }, fields), rest.length ? el("div", { class: "rest" }, rest) : "",
      el("button", { class: "primary big go", type: "submit" }, t("Run")));
  }

  #field(option) {
    if (option.type === FILE) return fileField(option, this.values.get(option.name)?.label, (chosen) => (chosen ? this.values.set(option.name, chosen) : this.values.delete(option.name)));
    const input = el("input", {
      id: `option-${option.name}`, type: "text", value: this.values.get(option.name)?.label ?? "", placeholder: option.description,
      inputMode: option.type === WHOLE || option.type === NUMBER ? "numeric" : "text", "aria-required": String(option.required),
      oninput: () => { this.values.delete(option.name); if (input.value) this.values.set(option.name, { value: input.value, label: input.value, typed: true }); this.#suggest(option, input); },
      onfocus: () => this.#suggest(option, input),
      onblur: () => setTimeout(() => this.#hideUnlessInside(), 150),
      onkeydown: (event) => this.#key(event),
    });
    return el("label", { class: "option" }, el("span", {}, option.shown, option.required ? " *" : ""), input);
  }

  #suggest(option, input) {
    const typed = this.values.get(option.name);
    const wanted = typed?.typed ? input.value.toLowerCase() : "";
    const take = (value, label) => {
      this.values.set(option.name, { value, label });
      input.value = label;
      this.#hide();
      this.#focusFirstEmpty();
    };
    const fits = (label) => label.toLowerCase().includes(wanted);
    if (option.autocomplete) return this.#suggestLive(option, input, take);
    if (option.choices.length) return this.#offer(option.choices.filter((one) => fits(one.name)).map((one) => ({ label: one.name, run: () => take(String(one.value), one.name) })), t("No such choice."));
    if (option.type === USER || option.type === 9) {
      const people = this.page.frame().people;
      return this.#offer(people.filter((one) => fits(one.name)).map((one) => ({ label: one.name, icon: face(one, this.page.indexOf(one.id)), run: () => take(one.id, one.name) })), t("Nobody like that."));
    }
    if (option.type === CHANNEL) {
      const channels = channelsOf(this.page.frame(), option.kinds).filter((one) => fits(one.label));
      return this.#offer(channels.map((one) => ({ label: one.label, run: () => take(one.value, one.label) })), t("No such choice."));
    }
    if (option.type === ROLE) {
      const roles = Object.entries(this.page.frame().roles).filter(([, name]) => fits(name));
      return this.#offer(roles.map(([id, name]) => ({ label: `@${name}`, run: () => take(id, `@${name}`) })), t("No such choice."));
    }
    if (option.type === BOOLEAN) return this.#offer([[t("True"), true], [t("False"), false]].map(([label, value]) => ({ label, run: () => take(value, label) })), "");
    return this.#hide();
  }

  #suggestLive(option, input, take) {
    const turn = ++this.asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const typed = this.values.get(option.name);
      const text = typed?.typed ? input.value : "";
      const answer = await ask("suggest", { path: this.leaf?.path ?? "", option: option.name, text, options: this.#given() });
      if (turn !== this.asked || document.activeElement !== input) return;
      if (answer.error || answer.answered === false) return this.#offer([], t("Loading options failed."));
      this.#offer(answer.choices.map((one) => ({ label: one.name, run: () => take(String(one.value), one.name) })), t("No options match."));
    }, WAIT_MS);
  }

  #given() {
    return Object.fromEntries([...this.values].map(([name, { value }]) => [name, value]));
  }

  #focusFirstEmpty() {
    const next = this.leaf?.options.find((one) => one.required && !this.values.has(one.name)) ??
      this.leaf?.options.find((one) => this.shown.has(one.name) && !this.values.has(one.name));
    if (next) $(`option-${next.name}`).focus();
    else $("command").querySelector(".go")?.focus();
  }

  async #run() {
    const leaf = this.leaf;
    // What was typed where one chooses counts if it is the name of a choice.
    for (const option of leaf.options) {
      const given = this.values.get(option.name);
      const hit = given?.typed && option.choices.find((one) => one.name.toLowerCase() === given.value.toLowerCase());
      if (hit) this.values.set(option.name, { value: String(hit.value), label: hit.name });
    }
    const missing = leaf.options.find((one) => one.required && !this.values.has(one.name));
    if (missing) {
      toast(t("“{option}” is needed.", { option: missing.shown }));
      return $(`option-${missing.name}`).focus();
    }
    for (const option of leaf.options) {
      const complaint = this.values.has(option.name) && complain(option, this.values.get(option.name).value);
      if (complaint) {
        toast(complaint);
        return $(`option-${option.name}`).focus();
      }
    }
    const options = this.#given();
    this.clear();
    const answer = await this.page.act("slash", { path: leaf.path, options });
    if (answer.answered === false) toast(t("/{command}: the bot did not answer in time.", { command: leaf.shown }));
  }

  // ---------------------------------------------------------------- the list above

  #offer(offers, empty) {
    const nodes = offers.map((one) => el("button", {
      type: "button", role: "option", class: "offer", tabIndex: -1, onmousedown: (event) => event.preventDefault(), onclick: () => one.run(),
    }, one.icon ?? null, el("span", { class: "what" }, el("span", {}, one.label, one.hint ? el("span", { class: "hint" }, one.hint) : null), one.description ? el("small", {}, one.description) : null)));
    this.offers.replaceChildren(...(nodes.length ? nodes : [el("p", {}, empty)]));
    this.offers.hidden = !nodes.length && !empty;
    this.#light(nodes, 0);
  }

  #light(all, at) {
    all.forEach((one, index) => {
      one.classList.toggle("on", index === at);
      one.setAttribute("aria-selected", String(index === at));
    });
    all[at]?.scrollIntoView({ block: "nearest" });
  }

  #hide() {
    clearTimeout(this.timer);
    this.asked++;
    this.offers.hidden = true;
  }

  #hideUnlessInside() {
    if (!$("composer").contains(document.activeElement)) this.#hide();
  }
}

/** What is wrong with a value, in words; nothing if it will do. */
function complain(option, value) {
  if (option.choices.length && !option.choices.some((one) => String(one.value) === value)) return t("“{option}” is one of those listed.", { option: option.shown });
  if (option.type === USER && !/^\d{15,}$/.test(value)) return t("“{option}” is one of the people.", { option: option.shown });
  if ((option.type === CHANNEL || option.type === ROLE) && !/^\d{15,}$/.test(value)) return t("“{option}” is one of those listed.", { option: option.shown });
  if (option.type !== WHOLE && option.type !== NUMBER) return "";
  if (!(option.type === WHOLE ? /^-?\d{1,15}$/ : /^-?\d+(\.\d+)?$/).test(value)) return t("“{option}” is a number.", { option: option.shown });
  const [least, most] = [option.least ?? -Infinity, option.most ?? Infinity];
  return least <= Number(value) && Number(value) <= most ? "" : t("“{option}” is from {least} to {most}.", { option: option.shown, least, most });
}
