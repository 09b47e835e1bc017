// The messages of the open place. Redraws single messages only, and never moves what is being read.

import { $, el, face, tellTimes, toast } from "./dom.js";
import { ask } from "./live.js";
import { drawParts } from "./parts.js";
import { picture } from "./picture.js";
import { t } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_PX = 120;

export class Chat {
  constructor(page) {
    this.page = page;
    this.found = new Map(); // message id → what the server sent
    this.nodes = new Map();
    this.busy = new Set(); // "message/custom id" of what waits for an answer
    this.scroll = $("scroll");
    this.list = $("messages");
    this.scroll.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.list.addEventListener("click", (event) => this.#clicked(event));
    this.list.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") this.#clicked(event); });
    // Pictures arrive late, keyboards open: who was at the end stays there.
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.scroll);
    $("latest").onclick = () => this.toEnd();
    $("older").onclick = () => this.#older();
    this.atEnd = true;
  }

  clear() {
    this.found.clear();
    this.nodes.clear();
    this.list.replaceChildren();
    this.atEnd = true;
    $("latest").hidden = true;
  }

  toEnd() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.atEnd = true;
    $("latest").hidden = true;
  }

  update({ messages, gone, more }) {
    const newest = Math.max(0, ...[...this.found.keys()].map(Number));
    const answers = messages.filter((one) => one.ephemeral && !one.loading && (Number(one.id) > newest ? newest : this.found.get(one.id)?.loading));
    for (const id of gone) this.#remove(id);
    for (const message of messages) {
      this.found.set(message.id, message);
      this.#draw(message);
    }
    this.#order();
    $("older").hidden = !more;
    if (answers.length) this.#answered(this.nodes.get(answers.at(-1).id));
    else if (this.atEnd) this.toEnd();
    else if (messages.some((one) => Number(one.id) > newest)) $("latest").hidden = false;
  }

  /** Show what one has just asked for, wherever one was reading: its end, where it is pressed, or the beginning of mere words. */
  #answered(node) {
    this.toEnd();
    if (node.querySelector(".button, .select") || node.offsetHeight <= this.scroll.clientHeight) return;
    this.atEnd = false;
    node.scrollIntoView({ block: "start" });
  }

  reveal(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.add("revealed");
    setTimeout(() => node.classList.remove("revealed"), 1600);
  }

  #scrolled() {
    this.atEnd = this.scroll.scrollHeight - this.scroll.scrollTop - this.scroll.clientHeight < NEAR_PX;
    if (this.atEnd) $("latest").hidden = true;
  }

  async #older() {
    const height = this.scroll.scrollHeight - this.scroll.scrollTop;
    this.atEnd = false;
    await ask("older");
    this.scroll.scrollTop = this.scroll.scrollHeight - height;
  }

  #remove(id) {
    this.nodes.get(id)?.remove();
    this.nodes.delete(id);
    this.found.delete(id);
  }

  /** Draw all messages anew: the page speaks another language. */
  redraw() {
    for (const id of this.found.keys()) this.#redraw(id);
  }

  /** Replace one message's node, keeping the keyboard's place in it. */
  #draw(message) {
    const old = this.nodes.get(message.id);
    const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const node = this.#article(message);
    this.nodes.set(message.id, node);
    tellTimes(node, this.page.locale());
    if (old) old.replaceWith(node);
    if (focused) [...node.querySelectorAll("[data-id]")].find((one) => one.dataset.id === focused)?.focus();
  }

  /** Put the nodes in order and join consecutive messages of one author under one head. */
  #order() {
    let before = null;
    let previous = null;
    const ids = [...this.found.keys()].sort((a, b) => (a.length - b.length) || (a < b ? -1 : 1));
    for (const id of ids) {
      const [message, node] = [this.found.get(id), this.nodes.get(id)];
      const joined = before && before.author.id === message.author.id && !message.reply && !message.used && !message.system &&
        !before.system && before.ephemeral === message.ephemeral && new Date(message.time) - new Date(before.time) < TOGETHER_MS;
      node.classList.toggle("joined", Boolean(joined));
      const after = previous ? previous.nextSibling : this.list.firstChild;
      if (node !== after) this.list.insertBefore(node, after);
      [before, previous] = [message, node];
    }
  }

  #article(message) {
    const index = this.page.indexOf(message.author.id);
    const kind = `${message.ephemeral ? " ephemeral" : ""}${message.pinged ? " pinged" : ""}${message.system ? " system" : ""}`;
    const node = el("article", { class: `message${kind}`, data: { message: message.id }, "aria-label": `${message.author.name} ${t("wrote")}` });
    if (message.system) return this.#system(node, message);
    node.append(
      this.#lead(message) ?? "",
      face(message.author, index),
      el("header", {}, el("strong", {}, message.author.name), message.author.bot ? el("span", { class: "tag" }, "APP") : null, this.#time(message)),
      el("div", { class: "body" }, this.#body(message)),
    );
    return node;
  }

  #system(node, message) {
    const thread = message.thread;
    node.append(el("span", { class: "face arrow", "aria-hidden": "true" }, "→"), el("div", { class: "body" },
      el("strong", {}, message.author.name), ` ${t(message.system)} `,
      thread ? el("a", { class: "mention", href: "#", data: { place: thread.id } }, thread.name) : null, this.#time(message)));
    return node;
  }

  #time(message) {
    const at = new Date(message.time);
    const today = at.toDateString() === new Date().toDateString();
    const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
    return el("time", { dateTime: message.time, class: "when" }, new Intl.DateTimeFormat(this.page.locale(), style).format(at));
  }

  #lead(message) {
    if (message.reply) {
      return el("p", { class: "lead", data: { reveal: message.reply.id } }, "↱ ", el("strong", {}, message.reply.author.name), " ", el("span", { html: message.reply.html }));
    }
    if (message.used) return el("p", { class: "lead" }, "↱ ", el("strong", {}, message.used.by.name), ` ${t("used")} `, el("span", { class: "mention" }, `/${message.used.command}`));
    return null;
  }

  #body(message) {
    const parts = [];
    if (message.loading) parts.push(el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, "●●●"), ` ${t("{name} is thinking…", { name: message.author.name })}`));
    if (message.html) parts.push(el("div", { class: "text", html: message.html }));
    if (message.edited && message.html) parts.at(-1).lastElementChild?.append(el("span", { class: "edited" }, ` ${t("(edited)")}`));
    parts.push(...drawFiles(message.files));
    parts.push(...message.embeds.map(drawEmbed));
    parts.push(...drawParts(message.parts, { message: message.id, busy: this.busy, page: this.page, run: (...deed) => this.#run(...deed) }));
    if (message.id === this.page.frame().welcome) parts.push(el("div", { class: "row" },
      el("button", { class: "primary big", onclick: (event) => this.page.quick(event.currentTarget) }, t("▶ Play now")),
      el("button", { class: "secondary big", onclick: () => this.page.startCommand("") }, t("Show the commands"))));
    if (message.thread) parts.push(el("a", { class: "threadlink", href: "#", data: { place: message.thread.id } }, `🧵 ${message.thread.name} ›`));
    if (message.ephemeral) parts.push(el("p", { class: "only" }, `👁 ${t("Only you can see this")} · `,
      el("button", { class: "link", onclick: () => ask("dismiss", { message: message.id }) }, t("Dismiss"))));
    return parts;
  }

  /** Press or choose: the control waits visibly, and a missing answer is told at the message, as Discord does. */
  async #run(message, what, details) {
    const key = `${message}/${details.id}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    this.#redraw(message);
    const answer = await this.page.act(what, { message, ...details });
    this.busy.delete(key);
    this.#redraw(message);
    if (answer.answered === false) this.#failed(message);
  }

  #redraw(id) {
    const message = this.found.get(id);
    if (!message) return;
    const joined = this.nodes.get(id).classList.contains("joined");
    this.#draw(message);
    this.nodes.get(id).classList.toggle("joined", joined);
  }

  #failed(id) {
    const note = el("p", { class: "failed", role: "alert" }, t("This interaction failed"));
    this.nodes.get(id)?.querySelector(".body").append(note);
    setTimeout(() => note.remove(), 8000);
  }

  #clicked(event) {
    const target = event.target.closest("[data-place], [data-command], [data-reveal], .spoiler");
    if (!target || (event.type === "keydown" && !target.classList.contains("spoiler"))) return;
    event.preventDefault();
    if (target.classList.contains("spoiler")) target.classList.add("open");
    else if (target.dataset.place) this.page.goTo(target.dataset.place, target.dataset.message);
    else if (target.dataset.command) this.page.startCommand(target.dataset.command);
    else if (this.nodes.has(target.dataset.reveal)) this.reveal(target.dataset.reveal);
    else toast("That message is further up.");
  }
}

/** Pictures together in one gallery, as they were sent; other files below. */
function drawFiles(files) {
  const pictures = files.filter((one) => one.picture);
  const others = files.filter((one) => !one.picture);
  return [
    pictures.length ? el("div", { class: `gallery many${Math.min(pictures.length, 4)}` }, pictures.map(picture)) : null,
    ...others.map((one) => el("a", { class: "file", href: one.url, download: one.name }, `📄 ${one.name}`)),
  ].filter(Boolean);
}

function drawEmbed(embed) {
  const node = el("div", { class: "embed" },
    embed.author ? el("p", { class: "subtext" }, embed.author) : null,
    embed.title ? el(embed.url ? "a" : "h3", { html: embed.title, href: embed.url, target: "_blank", rel: "noopener noreferrer" }) : null,
    el("div", { class: "text", html: embed.html }),
    el("div", { class: "fields" }, embed.fields.map((field) =>
      el("div", { class: field.inline ? "inline" : "" }, el("h4", { html: field.name }), el("div", { class: "text", html: field.html })))),
    embed.thumbnail ? el("div", { class: "thumbnail" }, picture(embed.thumbnail)) : null,
    embed.image ? picture(embed.image) : null,
    embed.footer ? el("p", { class: "subtext" }, embed.footer) : null);
  if (embed.color) node.style.borderLeftColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  return node;
}
