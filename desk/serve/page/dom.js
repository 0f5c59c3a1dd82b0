// Small helpers for elements of the page.

/** Make an element: h("button", { class: "big", onclick }, "Save"). A property that begins with "on" is a listener. */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Replace what is in an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
}

/** Call a function after a pause without further calls. */
export function later(call, pause) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), pause);
  };
}

/**
 * Run an asynchronous function, and not twice at a time: a call while it runs makes it run once more afterwards. So the
 * newest state is always seen, and old states in between are skipped.
 */
export function newest(call) {
  let running = false;
  let again = false;
  return async function run() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        await call();
      } while (again);
    } finally {
      running = false;
    }
  };
}

const SHOWN = 6000; // milliseconds for which good news stay
let fading = 0;

/** Tell something at the top of the page; sort: "", "error". An empty text hides it; an error stays. */
export function notice(text, sort = "") {
  clearTimeout(fading);
  if (text && !sort) fading = setTimeout(() => notice(""), SHOWN);
  const line = document.getElementById("notice");
  line.textContent = text;
  line.className = sort;
  line.hidden = !text;
}

/** Ask in a dialog; return what was answered, or null. fields: [{ name, label, value, choices }]. */
export function ask(title, fields, action) {
  return new Promise((resolve) => {
    const inputs = fields.map(({ name, label, value = "", choices }) => {
      const input = choices
        ? h("select", { name }, choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)))
        : h("input", { name, value, autocomplete: "off", spellcheck: "false" });
      return h("label", {}, h("span", {}, label), input);
    });
    const form = h("form", { method: "dialog" }, h("h2", { id: "dialog-title" }, title), inputs, h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", value: "cancel", onclick: () => dialog.close("") }, t("Cancel")),
      h("button", { value: "ok", class: "main" }, action),
    ));
    const dialog = h("dialog", { "aria-labelledby": "dialog-title" }, form);
    dialog.addEventListener("close", () => {
      const given = Object.fromEntries(new FormData(form));
      dialog.remove();
      resolve(dialog.returnValue === "ok" ? given : null);
    });
    document.body.append(dialog);
    dialog.showModal();
    form.querySelector("input, select, .main")?.focus();
  });
}

/** The texts of the page in the language of the author, by the English ones; filled when the page is opened. */
export const words = {};

/** A text of the page in the language of the author; values: what its names in braces stand for. */
export function t(text, values = {}) {
  return (words[text] || text).replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

const LEVELS = { random: "random", hasty: "hasty", greedy: "greedy", thorough: "thorough" };

/** The words for a bot of some level. */
export function bot(level) {
  return t("bot, {level}", { level: t(LEVELS[level] ?? level) });
}
