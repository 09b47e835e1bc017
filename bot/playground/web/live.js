// The live socket: asks and answers by number, news by event. Reconnects for ever.

const waiting = new Map();
let socket = null;
let count = 0;
let onNews = () => {};
let onState = () => {};

export function connect(news, state) {
  onNews = news;
  onState = state;
  open();
}

/** Ask the server to do something; resolves with its answer, `{error}` if it cannot. */
export function ask(what, details = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "Not connected. Trying again…" });
  const n = ++count;
  socket.send(JSON.stringify({ n, do: what, ...details }));
  return new Promise((resolve) => waiting.set(n, resolve));
}

function open() {
  socket = new WebSocket(`ws://${location.host}/live`);
  socket.onopen = () => onState(true);
  socket.onmessage = (event) => {
    const data = JSON.parse(event.data);
    if (!("re" in data)) return onNews(data);
    waiting.get(data.re)?.(data);
    waiting.delete(data.re);
  };
  socket.onclose = () => {
    for (const resolve of waiting.values()) resolve({ error: "The connection broke." });
    waiting.clear();
    onState(false);
    setTimeout(open, 700);
  };
}
