// The connection to the language server: a websocket, which is opened again when it is lost.
import { LSPClient } from "./codemirror.js";

const PAUSES = [300, 1000, 2000, 4000];

export class Server {
  /** workspace: makes the files of the client. handlers: what is done with notifications of the server. lost: told of
   * each change of the connection. */
  constructor({ workspace, handlers, extensions, lost }) {
    this.lost = lost;
    this.tries = 0;
    this.client = new LSPClient({
      workspace,
      extensions,
      timeout: 120_000,
      notificationHandlers: handlers,
      sanitizeHTML: sanitized,
    });
  }

  /** Open the connection; the promise is kept when the server answers for the first time. */
  open() {
    return new Promise((resolve, reject) => this.connect(resolve, reject));
  }

  connect(resolve, reject) {
    const socket = new WebSocket(`ws://${location.host}/tab`);
    const handlers = new Set();
    this.socket = socket;
    socket.onmessage = (event) => handlers.forEach((handler) => handler(event.data));
    socket.onopen = () => {
      this.tries = 0;
      this.client.connect({
        send: (text) => {
          if (socket.readyState !== WebSocket.OPEN) throw new Error("connection lost");
          socket.send(text);
        },
        subscribe: (handler) => handlers.add(handler),
        unsubscribe: (handler) => handlers.delete(handler),
      });
      this.client.initializing.then(() => (this.lost(false), resolve?.()), reject);
    };
    socket.onclose = () => {
      if (this.client.connected) this.client.disconnect();
      this.lost(true);
      this.is_refused().then((is_refused) => is_refused && this.lost(true, true));
      setTimeout(() => this.connect(resolve), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  /** Whether a server answers that does not know this browser: it was started again, with another key. */
  async is_refused() {
    const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
    return answer?.status === 403;
  }

  /** Carry out a command of the page; the error of one that cannot be carried out is a sentence. */
  async command(name, ...args) {
    await this.client.initializing;
    try {
      return await this.client.request("workspace/executeCommand", { command: `ombre.${name}`, arguments: args });
    } catch (error) {
      throw new Error(error.message); // the sentence of the server, in the language of the page
    }
  }

  request(method, params) {
    return this.client.request(method, params);
  }
}

const ALLOWED = new Set(["P", "CODE", "PRE", "SPAN", "EM", "STRONG", "UL", "OL", "LI", "BR", "IMG", "HR"]);

/** HTML of a description with only plain elements: names of cards come from files of strangers. */
export function sanitized(html) {
  const found = new DOMParser().parseFromString(html, "text/html").body;
  for (const element of [...found.querySelectorAll("*")]) {
    if (!ALLOWED.has(element.tagName)) element.replaceWith(...element.childNodes);
    else
      for (const { name, value } of [...element.attributes]) {
        const fine = name === "class" || name === "alt" || (name === "src" && value.startsWith("data:image/png;base64,"));
        if (!fine) element.removeAttribute(name);
      }
  }
  return found.innerHTML;
}
