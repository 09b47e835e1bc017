// The page as a whole: who you are, where you are, and what goes where.

import { $, el, face, tellTimes, toast } from "./dom.js";
import { ask, connect } from "./live.js";
import { Chat } from "./chat.js";
import { Composer } from "./composer.js";
import { showForm } from "./form.js";
import { closeMenu, openMenu } from "./menu.js";
import { forgetPushes, push } from "./push.js";
import { speak, t } from "./words.js";

const wide = matchMedia("(min-width: 760px)");
const HERE = "here"; // the key under which the tab remembers who and where one is
let frame = null;
let hoping = null; // after an own action: the threads known before it, and whether to follow into a new one

const me = () => frame.people.find((one) => one.id === frame.me);
const indexOf = (id) => frame.people.findIndex((one) => one.id === id);

const chat = new Chat({ indexOf, act, goTo, quick, frame: () => frame, locale: () => me().locale, startCommand: (path) => composer.start(path) });
const composer = new Composer({ act, frame: () => frame, indexOf });

/** Do something that the bot answers: show its form, or say that it failed. Returns the answer. */
async function act(what, details, { follow = false } = {}) {
  hoping = { known: new Set(frame.places.map((one) => one.id)), until: Date.now() + 6000, follow };
  const answer = await ask(what, details);
  if (answer.error) toast(answer.error);
  else if (answer.modal) showForm(answer.modal, (values) => act("submit", { form: answer.modal.form, values }));
  return answer;
}

async function goTo(place, message) {
  showSide(false);
  closeMenu();
  if (!place) return;
  if (place !== frame.place) {
    const answer = await ask("open", { place });
    if (answer.error) return toast(answer.error);
  }
  if (message) chat.reveal(message);
}

async function be(person) {
  closeMenu();
  const answer = await ask("be", { person });
  if (answer.error) toast(answer.error);
}

// ------------------------------------------------------------------ drawing the frame

function drawPlaces() {
  const group = (title, kind, test) => {
    const found = frame.places.filter((one) => one.kind === kind && test(one));
    return found.length ? [el("h2", {}, t(title)), ...found.map(drawPlace)] : [];
  };
  $("places").replaceChildren(
    ...group("Channels", "channel", () => true),
    ...group("Forums", "forum", () => true),
    ...group("Threads", "thread", (one) => one.joined && !one.archived),
    ...group("Direct messages", "dm", () => true),
    ...group("Other threads", "thread", (one) => !one.joined && !one.archived),
    ...group("Finished threads", "thread", (one) => one.archived),
  );
}

function drawPlace(place) {
  const here = place.id === frame.place;
  const sign = { channel: "#", forum: "≡", thread: "└", dm: "@" }[place.kind];
  const badge = place.pings ? el("b", { class: "badge" }, String(place.pings)) : place.unread && !here ? el("i", { class: "dot" }) : null;
  const unread = place.pings ? `, ${t("{count} new for you", { count: place.pings })}` : place.unread ? `, ${t("unread")}` : "";
  return el("button", {
    class: `place ${place.kind}${here ? " here" : ""}${place.unread ? " unread" : ""}`,
    "aria-current": here ? "page" : null, "aria-label": place.name + unread, data: { place: place.id }, onclick: () => goTo(place.id),
  }, el("span", { class: "sign", "aria-hidden": "true" }, sign), el("span", { class: "name" }, place.name), badge);
}

function drawFaces() {
  $("faces").replaceChildren(...frame.people.map((one, index) => {
    const mine = one.id === frame.me;
    // What others got is no news of one's own: it is marked, but does not call.
    const mark = mine ? null : one.pings ? el("b", { class: "badge calm" }, String(one.pings)) : one.unread ? el("i", { class: "dot" }) : null;
    return el("button", {
      type: "button", role: "radio", "aria-checked": String(mine), title: one.name, data: { person: one.id },
      "aria-label": one.name + (mark ? `, ${t("has news")}` : ""), class: mine ? "mine" : "", onclick: () => be(one.id),
    }, face(one, index), mark);
  }));
  $("me").textContent = me().name;
  $("locale").replaceChildren(...Object.entries(frame.locales).map(([code, name]) =>
    el("option", { value: code, selected: code === me().locale }, name)));
  $("leave").textContent = t(me().here ? "Leave the server" : "Come back to the server");
  $("letters").checked = !me().closed;
  $("bot").hidden = !frame.manages;
  $("bot").textContent = t(frame.bot.here ? "Remove the bot" : "Invite the bot");
  $("bot").className = frame.bot.here ? "quiet" : "primary big";
  $("menu").querySelector("i").hidden = !frame.places.some((one) => one.id !== frame.place && one.pings);
  $("face").replaceChildren(face(me(), indexOf(frame.me)));
}

function drawBar() {
  const place = frame.places.find((one) => one.id === frame.place);
  const sign = { channel: "# ", forum: "≡ ", thread: "", dm: "@ " }[place.kind];
  $("server").textContent = frame.server;
  $("title").textContent = sign + place.name;
  $("topic").textContent = place.topic;
  $("quick").hidden = place.id !== frame.home || !frame.bot.here;
  drawPosts(place);
  const pings = frame.places.reduce((sum, one) => sum + one.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${sign}${place.name} · ${frame.server}`;
  composer.placed(place);
}

/** A forum has no messages of its own: it lists its posts. */
function drawPosts(place) {
  const posts = place.kind === "forum" ? frame.places.filter((one) => one.parent === place.id) : [];
  $("posts").hidden = place.kind !== "forum";
  $("posts").replaceChildren(...posts.map((one) => el("button", { class: "post", onclick: () => goTo(one.id) },
    el("span", { class: "name" }, one.name), one.pings ? el("b", { class: "badge" }, String(one.pings)) : null)),
  posts.length ? "" : el("p", { class: "subtext" }, t("There are no posts here yet.")));
}

function takeFrame(next) {
  const before = frame;
  frame = next;
  sessionStorage.setItem(HERE, JSON.stringify({ me: next.me, place: next.place }));
  const spoken = before?.people.find((one) => one.id === before.me).locale;
  if (spoken !== me().locale) {
    speak(me().locale);
    chat.redraw();
  }
  if (before?.me !== next.me) forgetPushes();
  else if (before.place !== next.place) forgetPushes(next.place);
  if (!before || before.me !== next.me || before.place !== next.place) {
    chat.clear();
    composer.clear();
    $("toasts").replaceChildren(); // they were about where one was
  }
  drawPlaces();
  drawFaces();
  drawBar();
  if (before?.me === next.me) followNewThread();
}

/** Whoever is not called at once has not joined the thread of their game yet, but wants to see it. */
function followNewThread() {
  if (!hoping || Date.now() > hoping.until) return;
  const fresh = frame.places.find((one) => one.kind === "thread" && !hoping.known.has(one.id));
  if (!fresh || fresh.id === frame.place) return;
  const { follow } = hoping;
  hoping = null;
  if (follow) goTo(fresh.id);
  else toast(t("“{place}” is ready.", { place: fresh.name }), { label: t("Open"), run: () => goTo(fresh.id) });
}

// ------------------------------------------------------------------ reacting

function showSide(open) {
  document.body.classList.toggle("side", open);
  $("veil").hidden = !open;
  $("menu").setAttribute("aria-expanded", String(open));
}

let typingTimer = 0;
function news(data) {
  if (data.frame) takeFrame(data.frame);
  if (data.messages && data.place === frame.place) {
    chat.update(data);
    if (data.messages.length) $("typing").textContent = "";
  }
  for (const one of data.pushes ?? []) push(one, { locale: me().locale, open: () => goTo(one.place, one.id) });
  if (data.typing === frame?.place) {
    $("typing").textContent = t("{name} is typing…", { name: frame.bot.name });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => { $("typing").textContent = ""; }, 9000);
  }
}

async function connected(yes) {
  document.body.classList.toggle("offline", !yes);
  if (!yes) return;
  const was = frame ?? JSON.parse(sessionStorage.getItem(HERE));
  await ask("hello", { languages: [...navigator.languages] });
  if (!was) return;
  // A new socket sits where everybody begins: go back to who and where we were, also before the page was loaded anew.
  const { me: person, place } = was;
  frame = null;
  await ask("be", { person });
  await ask("open", { place });
}

const tellVisible = () => ask("visible", { visible: !document.hidden });
document.addEventListener("visibilitychange", tellVisible);
$("menu").onclick = () => showSide(!document.body.classList.contains("side"));
$("face").onclick = () => showSide(true);
$("veil").onclick = () => showSide(false);
wide.onchange = () => showSide(false);
$("locale").onchange = async (event) => {
  await ask("locale", { locale: event.target.value });
  composer.forget();
};
$("letters").onchange = (event) => ask("letters", { closed: !event.target.checked });
$("bot").onclick = async () => {
  const answer = await ask("bot", { here: !frame.bot.here });
  if (answer.error) toast(answer.error);
  composer.forget();
};
$("leave").onclick = () => ask("server", { here: !me().here });
/** Begin a game against the computer; where there are several games, ask which. */
async function quick(button) {
  const games = (await composer.catalogue()).find((one) => one.path === "play")?.options.find((one) => one.name === "game")?.choices ?? [];
  if (games.length < 2) return begin(button, games[0]?.value);
  const { games: described = [] } = await ask("games", {});
  const offers = described.length ? described : games.map((one) => ({ label: one.name, value: one.value }));
  openMenu({ title: t("Which game?"), offers, least: 1, most: 1, done: ([game]) => begin(button, game) });
}
async function begin(button, game) {
  button.disabled = true;
  const answer = await act("quick", { game }, { follow: true });
  button.disabled = false;
  if (answer.answered === false) toast("The bot did not answer in time. Try once more.");
}
$("quick").onclick = (event) => quick(event.currentTarget);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") showSide(false); });
setInterval(() => frame && tellTimes(document, me().locale), 15000);
connect(news, connected);
