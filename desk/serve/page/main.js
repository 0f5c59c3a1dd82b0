// The page of `ombre serve`: it connects the editor, the card, its problems and its scenarios.
import { EditorView, findReferences, formatDocument, jumpToDefinition, hoverTooltips, nextDiagnostic, serverCompletion, setDiagnostics, snippet } from "./codemirror.js";
import { Boards } from "./boards.js";
import { CardPane } from "./card.js";
import { Changes } from "./changes.js";
import { ask, fill, h, later, newest, notice, t, words } from "./dom.js";
import { Drafts } from "./drafts.js";
import { goTo, lineOf, stateMaker } from "./editor.js";
import { Files } from "./files.js";
import { Gallery } from "./gallery.js";
import { divider } from "./panes.js";
import { Palette } from "./palette.js";
import { Play } from "./play.js";
import { Problems } from "./problems.js";
import { Scenarios } from "./scenarios.js";
import { Server } from "./server.js";
import { Tasks } from "./tasks.js";
import { Translations } from "./translations.js";
import { Words } from "./words.js";

const VIEWS = { write: "Write", gallery: "Gallery", words: "Words", translations: "Translations", changes: "Changes", play: "Play", boards: "Board" };
const ROOM = 12; // pixels that a scroll bar may need
const LATER = 700; // milliseconds without a key, after which everything on the page is brought up to date again

class Page {
  constructor() {
    this.view = null;
    this.file = null;
    this.shown = "write";
    this.settings = JSON.parse(localStorage.getItem("ombre-settings") ?? "{}");
  }

  async start() {
    this.server = new Server({
      workspace: (client) => (this.files = new Files(client, {
        make: (text, uri) => this.make(text, uri),
        show: (uri) => this.showFile(uri),
        read: (uri) => this.server.command("read", uri),
        kept: { get: (uri) => this.drafts.get(uri), set: (...draft) => this.drafts.set(...draft), delete: (uri) => this.drafts.delete(uri) },
      })),
      handlers: {
        "textDocument/publishDiagnostics": (client, params) => this.diagnosed(params),
        "ombre/task": (client, task) => (this.tasks.take(task), true),
      },
      extensions: [hoverTooltips({ hoverTime: 400 }), serverCompletion({ validFor: /^[\p{L}_][\p{L}\p{N}_]*$/u })],
      lost: (...is_lost) => this.lost(...is_lost),
    });
    await this.server.open();
    this.info = await this.server.command("page", navigator.language);
    Object.assign(words, this.info.words);
    document.documentElement.lang = this.info.language;
    this.drafts = new Drafts(this.info.folder);
    const adopted = await this.drafts.adopt();
    this.build();
    if (adopted) notice(t("Texts that were not saved have been found again: {number}.", { number: adopted }));
    if (!this.info.game) return this.begin();
    const drafts = this.drafts.uris().filter((uri) => this.info.demo || this.files.own(uri));
    await Promise.all(drafts.map((uri) => this.files.requestFile(uri).catch(() => {})));
    const known = [...this.info.files, ...this.files.files].map((file) => file.uri);
    await this.open(known.find((uri) => uri === this.settings.file) ?? known[0]);
    for (const button of Object.values(this.buttons)) button.disabled = false;
  }

  // ---------------------------------------------------------------------------------------------------- building

  build() {
    const own = new Map(this.info.files.map((file) => [file.uri, file.own]));
    this.files.own = (uri) => own.get(uri) ?? uri.startsWith(`${this.info.folder}/`);
    this.make = stateMaker({
      patterns: this.info.patterns,
      indents: this.info.indents,
      client: this.server.client,
      keys: this.keys(),
      own: (uri) => this.info.demo || this.files.own(uri),
      changed: (uri) => this.changed(uri),
      moved: () => this.moved(),
      label: t("Text of the cards"),
    });
    const picture = (id, language) => this.server.command("picture", this.file.uri, id, language);
    this.card = new CardPane({
      ask: { card: (before) => this.server.command("card", this.file.uri, lineOf(this.view), before), picture },
      open: (...place) => this.open(...place),
      languages: () => this.settings.languages ?? [],
      choose: (languages) => this.set({ languages }),
    });
    this.card.changed = (card) => {
      if (this.scenarios.card === card.id && !this.stale) return;
      this.stale = false;
      this.scenarios.card = card.id;
      this.scenarios.refresh();
    };
    this.problems = new Problems({
      fixes: async (uri, one) => (await this.server.request("textDocument/codeAction", {
        textDocument: { uri },
        range: one.range,
        context: { diagnostics: [one] },
      })) ?? [],
      open: (...place) => this.open(...place),
      apply: (edit) => this.apply(edit),
    });
    this.scenarios = new Scenarios({
      run: (card) => this.server.command("scenarios", this.file.uri, card),
      open: (...place) => this.open(...place),
      counted: (number, failed) => this.counted(number, failed),
      write: (card) => this.newScenario(card),
      play: (scenario) => this.playFrom({ scenario }),
      board: (at) => this.showBoard(at),
      place: (card) => this.placeCard(card),
      take: (...place) => this.take(...place),
    });
    this.gallery = new Gallery({
      ask: { cards: () => this.server.command("cards", this.file.uri), picture },
      open: (...place) => (this.go("write"), this.open(...place)),
      languages: () => this.card.chosen,
      add: () => this.newCard(),
    });
    this.words = new Words({
      ask: () => this.server.command("words", this.file.uri),
      open: (...place) => (this.go("write"), this.open(...place)),
    });
    this.translations = new Translations({
      ask: {
        languages: () => this.card.known ?? [],
        title: () => this.card.title.textContent,
        list: (language) => this.server.command("translations", this.file.uri, this.card.shown, language),
        attempt: (language, { key, context }, text) => this.server.command("try_translation", this.file.uri, language, key, context, text),
        save: (language, { key, context }, text) => this.server.command("translate", this.file.uri, language, key, context, text),
      },
      saved: () => this.refresh(),
    });
    this.changes = new Changes({
      ask: {
        languages: () => this.card.known ?? ["en"],
        list: (language) => this.server.command("changes", this.file.uri, language),
        before: (id, language) => this.server.command("picture_before", this.file.uri, id, language),
        picture,
      },
      open: (id) => this.openCard(id),
    });
    this.boards = new Boards({
      ask: {
        board: (lines, deal = "") => this.server.command("board", this.file.uri, lines, deal),
        cards: () => this.server.command("cards", this.file.uri),
        picture: (id) => picture(id, (this.card.known ?? []).includes(this.info.language) ? this.info.language : this.card.chosen[0] ?? "en"),
      },
      write: (lines) => this.add(["scenario ${1:board} \"${2:what it shows}\"", "  given:", ...lines.map((line) => `    ${line}`), "  when:", "    ${3:all pass}", "  then:", "    ${4:game is not over}"].join("\n")),
      play: (board) => this.playFrom({ board }),
    });
    this.play = new Play({
      ask: {
        tables: () => this.server.command("tables"),
        offer: () => this.server.command("table_offer"),
        open: (wanted) => this.server.command("open_table", wanted),
        close: (id) => this.server.command("decide_at_table", id, "close"),
        save: (id) => this.server.command("save_table", id),
        branch: (id, step) => this.server.command("branch_table", id, step),
        decide: (id, what) => this.server.command("decide_at_table", id, what),
      },
      before: () => (this.info.demo ? null : this.save()),
      file: () => this.nameOf(this.file.uri),
      add: (text) => this.add(text.trimEnd().replaceAll("\\", "\\\\").replaceAll("${", "\\${")),
    });
    this.tasks = new Tasks({
      start: (kind) => this.task(kind),
      stop: (number) => this.server.command("stop_task", number),
    });
    this.palette = new Palette(() => this.choices());
    this.editor = h("div", { class: "editor" });
    this.picker = h("select", { "aria-label": t("File"), onchange: () => this.open(this.picker.value) });
    this.saving = h("button", { onclick: () => this.save() }, t("Save"));
    this.panels = { problems: this.problems.element, scenarios: this.scenarios.element, tasks: this.tasks.element };
    this.tabs = Object.fromEntries(Object.keys(this.panels).map((name) => [name, h("button", {
      role: "tab",
      id: `tab-${name}`,
      "aria-controls": "below",
      onclick: () => this.below(name),
      onkeydown: (event) => this.nextTab(event, name),
    })]));
    this.tabs.scenarios.textContent = t("Scenarios ({number})", { number: "–" });
    this.tabs.tasks.textContent = t("Tasks");
    this.under = h("div", { id: "below", role: "tabpanel", tabindex: "0" });
    const sizes = (pane) => ({ get: () => this.settings[pane], set: (size) => this.set({ [pane]: size }) });
    const beside = divider({ name: "--card", label: t("Card"), lies: "vertical", least: 20, most: 75, usual: 42, kept: sizes("cardSize") });
    this.lower = divider({ name: "--below", label: t("Results"), lies: "horizontal", least: 12, most: 80, usual: 30, kept: sizes("belowSize") });
    this.locked = h("p", { class: "locked", hidden: true }, t("This file belongs to the game: it can be read, and copied from."));
    this.write = h(
      "div",
      { id: "write" },
      h(
        "section",
        { class: "left", "aria-label": t("Text of the cards") },
        h("div", { class: "tools" }, this.picker, h("button", { onclick: () => this.newCard() }, t("New card")), h(
          "button",
          { onclick: () => this.newFile() },
          t("New file"),
        ), this.locked),
        this.editor,
        this.lower,
        h("div", { role: "tablist", class: "tabs", "aria-label": t("Results") }, Object.values(this.tabs)),
        this.under,
      ),
      beside,
      this.card.element,
    );
    document.getElementById("title").textContent = this.info.game || "ombre";
    document.title = `${this.info.game || "ombre"} – ombre`;
    this.buttons = Object.fromEntries(Object.keys(VIEWS).map((view) => [view, h("button", {
      disabled: true, // until a file is open
      onclick: () => this.go(view),
    }, t(VIEWS[view]))]));
    fill(document.getElementById("views"), Object.values(this.buttons));
    fill(document.getElementById("actions"), h("button", { onclick: () => this.palette.open(), title: "Ctrl+K" }, t("Go to …")), this.saving);
    this.diagnose = newest(() => this.problems.show(this.file.uri, (uri) => this.nameOf(uri)).then(() => this.count()));
    this.settle = later(() => this.whole(), LATER);
    this.fillPicker();
    this.below("problems");
    this.go("write");
    addEventListener("beforeunload", (event) => {
      this.files.keepNow();
      if (this.files.unsaved.length && !this.info.demo) event.preventDefault();
    });
    addEventListener("keydown", (event) => this.key(event));
  }

  keys() {
    return [
      { key: "F12", run: jumpToDefinition, preventDefault: true },
      { key: "Shift-F12", run: findReferences, preventDefault: true },
      { key: "F2", run: () => (this.rename(), true), preventDefault: true },
      { key: "F8", run: nextDiagnostic, preventDefault: true },
      { key: "Mod-.", run: () => (this.firstFix(), true), preventDefault: true },
      { key: "Shift-Alt-f", run: formatDocument, preventDefault: true },
    ];
  }

  key(event) {
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!command) return;
    const done = { s: () => this.save(), k: () => this.palette.open() }[event.key.toLowerCase()];
    if (!done) return;
    event.preventDefault();
    done();
  }

  set(values) {
    Object.assign(this.settings, values);
    localStorage.setItem("ombre-settings", JSON.stringify(this.settings));
  }

  /** Show one of the views. */
  go(view) {
    this.shown = view;
    const parts = { write: this.write, gallery: this.gallery.element, words: this.words.element, translations: this.translations.element, changes: this.changes.element, play: this.play.element, boards: this.boards.element };
    fill(document.getElementById("main"), parts[view]);
    for (const [name, button] of Object.entries(this.buttons)) button.setAttribute("aria-pressed", String(name === view));
    if (view === "write") this.view?.focus();
    else this[view].show();
  }

  below(name) {
    for (const [tab, button] of Object.entries(this.tabs)) {
      button.setAttribute("aria-selected", String(tab === name));
      button.tabIndex = tab === name ? 0 : -1;
    }
    this.under.setAttribute("aria-labelledby", `tab-${name}`);
    fill(this.under, this.panels[name]);
    this.count();
  }

  nextTab(event, name) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const names = Object.keys(this.tabs);
    const next = names[(names.indexOf(name) + step + names.length) % names.length];
    this.below(next);
    this.tabs[next].focus();
  }

  async task(kind) {
    try {
      if (!this.info.demo) await this.save();
      const languages = kind === "print" ? this.card.chosen : [this.card.chosen.at(-1)];
      for (const language of languages) await this.server.command("task", kind, this.card.shown, language ?? "en");
    } catch (error) {
      notice(error.message, "error");
    }
  }

  count() {
    const number = this.file ? this.problems.count(this.file.uri) : 0;
    this.tabs.problems.textContent = t("Problems ({number})", { number });
    this.tabs.problems.classList.toggle("bad", number > 0);
  }

  counted(number, failed) {
    this.tabs.scenarios.textContent = number === null ? t("Scenarios ({number})", { number: "–" }) : t("Scenarios ({number})", { number });
    this.tabs.scenarios.classList.toggle("bad", failed > 0);
  }

  lost(is_lost, is_refused = false) {
    document.body.classList.toggle("lost", is_lost);
    if (is_refused) notice(t("The server was started again: open the address that it has printed. Your texts are kept."), "error");
    else if (is_lost) notice(t("The connection is lost; trying again. Your texts are kept."), "error");
    else if (document.getElementById("notice").className === "error") notice("");
    if (!is_lost && this.file) this.refresh();
  }

  // ------------------------------------------------------------------------------------------------------- files

  nameOf(uri) {
    return this.info.files.find((file) => file.uri === uri)?.name ?? decodeURIComponent(uri.split("/").pop());
  }

  fillPicker() {
    const known = new Set(this.info.files.map((file) => file.uri));
    const more = this.files.files.filter((file) => !known.has(file.uri)).map((file) => ({ uri: file.uri, name: this.nameOf(file.uri), own: true }));
    const all = [...this.info.files, ...more];
    const group = (label, files) => files.length && h("optgroup", { label }, files.map((file) => {
      const open = this.files.getFile(file.uri);
      return h("option", { value: file.uri }, `${open?.changed && open.own ? "● " : ""}${file.name}`);
    }));
    fill(this.picker, group(t("Your files"), all.filter((file) => file.own)), group(t("Files of the game"), all.filter((file) => !file.own)));
    if (this.file) this.picker.value = this.file.uri;
    const number = this.files.unsaved.length;
    this.saving.textContent = number ? t("Save ({number})", { number }) : t("Saved");
    this.saving.disabled = !number;
  }

  async open(uri, line = 0, column = 1) {
    await this.files.requestFile(uri);
    this.showFile(uri);
    if (line) goTo(this.view, line, column);
  }

  async openCard(id) {
    const found = (await this.server.command("cards", this.file.uri)).find((card) => card.id === id);
    if (found) await this.open(...found.at);
  }

  showFile(uri) {
    const file = this.files.getFile(uri);
    if (this.shown !== "write") this.go("write");
    if (this.file !== file) {
      this.server.client.sync();
      if (this.file) {
        this.file.state = this.view.state;
        this.file.scroll = this.view.scrollSnapshot();
      }
      this.file = file;
      if (this.view) this.view.setState(file.state);
      else this.view = new EditorView({ state: file.state, parent: this.editor });
      if (file.scroll) this.view.dispatch({ effects: file.scroll });
      this.locked.hidden = this.info.demo || this.files.own(uri);
      this.set({ file: uri });
      this.fillPicker();
      this.mark();
      this.refresh();
    }
    return this.view;
  }

  changed(uri) {
    this.server.client.sync();
    this.files.keep();
    this.stale = true;
    if (!this.pickerTimer) this.pickerTimer = setTimeout(() => ((this.pickerTimer = 0), this.fillPicker()), 150);
    this.card.refresh();
    this.settle();
  }

  moved() {
    const line = lineOf(this.view);
    if (line === this.line) return;
    this.line = line;
    this.card.refresh();
  }

  refresh() {
    this.stale = true;
    this.card.refresh();
    this.diagnose();
  }

  /** After a pause: what took too long for each key. */
  whole() {
    this.stale = true;
    this.card.refresh();
  }

  async save() {
    for (const file of this.files.unsaved) {
      const text = file.text;
      try {
        const found = await this.server.command("save", file.uri, text.toString(), file.seen.stamp);
        if (found.text !== undefined) {
          const mine = await ask(t("{file} has been changed by another program. Save your text over it?", { file: this.nameOf(file.uri) }), [], t("Save mine"));
          if (!mine) continue;
          await this.server.command("save", file.uri, text.toString(), found.stamp);
        }
        file.seen = { text, stamp: found.stamp };
        this.server.client.notification("textDocument/didSave", { textDocument: { uri: file.uri } });
      } catch (error) {
        notice(error.message, "error");
        return;
      }
    }
    this.files.keepNow();
    this.info.files = (await this.server.command("page", navigator.language)).files;
    this.fillPicker();
    notice(t("Saved."));
  }

  async apply(edit) {
    for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
      const file = await this.files.requestFile(uri);
      const offset = ({ line, character }) => {
        const { from, to } = file.text.line(Math.min(line + 1, file.text.lines));
        return Math.min(from + character, to);
      };
      const changes = edits.map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), insert: newText }));
      this.files.updateFile(uri, { changes, userEvent: "input.fix" });
    }
    this.server.client.sync();
    this.fillPicker();
    this.view.focus();
  }

  async rename() {
    const { state } = this.view;
    const word = state.wordAt(state.selection.main.head);
    if (!word) return;
    const old = state.sliceDoc(word.from, word.to);
    const given = await ask(t("Rename {word}", { word: old }), [{ name: "name", label: t("New name"), value: old }], t("Rename"));
    if (!given || given.name === old) return this.view.focus();
    this.server.client.sync();
    const line = state.doc.lineAt(word.from);
    try {
      const edit = await this.server.request("textDocument/rename", {
        textDocument: { uri: this.file.uri },
        position: { line: line.number - 1, character: word.from - line.from },
        newName: given.name,
      });
      if (!edit) return;
      const own = Object.keys(edit.changes).filter((uri) => uri.endsWith(".card"));
      await this.apply({ changes: Object.fromEntries(own.map((uri) => [uri, edit.changes[uri]])) });
      notice(t("Renamed in {number} files; they are not saved yet.", { number: own.length }));
    } catch (error) {
      notice(error.message, "error");
    }
  }

  // -------------------------------------------------------------------------------------------------- diagnostics

  diagnosed({ uri, diagnostics }) {
    this.problems?.take(uri, diagnostics);
    if (this.file?.uri === uri) this.mark();
    this.diagnose?.();
    return true;
  }

  mark() {
    const found = this.problems.found.get(this.file.uri) ?? [];
    const { doc } = this.view.state;
    const offset = ({ line, character }) => {
      if (line >= doc.lines) return doc.length;
      const { from, to } = doc.line(line + 1);
      return Math.min(from + character, to);
    };
    this.view.dispatch(setDiagnostics(this.view.state, found.map((one) => ({
      from: offset(one.range.start),
      to: Math.max(offset(one.range.end), offset(one.range.start)),
      severity: { 1: "error", 2: "warning" }[one.severity] ?? "info",
      message: one.message,
    }))));
  }

  firstFix() {
    this.problems.element.querySelector(".fix")?.click();
  }

  // ------------------------------------------------------------------------------------------------- new things

  async newCard() {
    const known = (await this.server.command("templates", this.file.uri)).filter((one) => one.text.startsWith(`${one.word} \${1:name} "\${2:Name}"`));
    const given = await ask(t("New card"), [
      { name: "kind", label: t("Kind"), choices: known.map((one) => [one.word, one.word]) },
      { name: "name", label: t("Printed name, in English"), value: "" },
    ], t("Add"));
    if (!given) return;
    const { text } = known.find((one) => one.word === given.kind);
    const name = given.name.trim() || "New Card";
    const used = new Set((await this.server.command("cards", this.file.uri).catch(() => [])).map((card) => card.id));
    const id = freeId(idOf(name) || "new_card", used);
    const home = this.info.files.find((file) => this.holdsCards(file));
    if (home && !this.holdsCards({ own: this.file.own, name: this.nameOf(this.file.uri) })) await this.open(home.uri);
    this.add(text.replace("${1:name}", id).replace("${2:Name}", name.replaceAll('"', "”")));
  }

  /** Whether new cards may be written into a file. */
  holdsCards({ own, name }) {
    return (own || this.info.demo) && !name.includes("/scenarios/");
  }

  /** Write a new scenario into the file where it belongs, and show the whole of it. */
  async newScenario(card) {
    try {
      const { text, uri } = await this.server.command("scenario_of", this.file.uri, card);
      if (this.info.files.some((file) => file.uri === uri) || this.files.getFile(uri)) await this.open(uri);
      else this.files.add(uri, ""), this.showFile(uri);
      this.fillPicker();
      this.add(text);
    } catch (error) {
      notice(error.message, "error");
    }
  }

  /** Write what happens in place of a line of a scenario, which expects something else. */
  async take(uri, number) {
    try {
      await this.files.requestFile(uri);
      this.server.client.sync();
      const { text } = await this.server.command("taken", uri, number);
      if (!text) return notice(t("What happened cannot be written as one line."), "error");
      const line = this.files.getFile(uri).text.line(number);
      const [, indent] = /^(\s*)/.exec(line.text);
      this.files.updateFile(uri, { changes: { from: line.from, to: line.to, insert: indent + text }, userEvent: "input.fix" });
      this.server.client.sync();
      this.fillPicker();
      this.refresh();
    } catch (error) {
      notice(error.message, "error");
    }
  }

  /** Show the board of a scenario. at: the address of its file, and its line. */
  async showBoard([uri, line]) {
    const file = await this.files.requestFile(uri);
    const { doc } = file.state;
    const rest = (file === this.file ? this.view.state.doc : doc).toString().split("\n").slice(line);
    const end = rest.findIndex((one) => /^\S/.test(one) && !one.startsWith("#"));
    this.boards.read(rest.slice(0, end < 0 ? undefined : end).join("\n"));
    this.go("boards");
  }

  /** Show a board on which something can be done with a card. */
  placeCard(card) {
    this.server.command("scenario_of", this.file.uri, card).then(
      ({ text }) => {
        this.boards.read(text.replace(/\$\{\d+:?([^}]*)\}/g, "$1").replace(/\\([\\$}])/g, "$1"));
        this.go("boards");
      },
      (error) => notice(error.message, "error"),
    );
  }

  /** Play on from the board of a scenario, or from one that stands in no file. */
  async playFrom(from) {
    if (!this.info.demo) await this.save();
    await this.play.open({ origin: { players: 2, ...from }, bots: ["", ...Array(9).fill("random")] });
  }

  /** Add a declaration from a template at the end of the file. */
  add(text) {
    this.go("write");
    const { doc } = this.view.state;
    const gap = doc.length === 0 ? "" : doc.line(doc.lines).length === 0 ? (doc.lines > 1 && doc.line(doc.lines - 1).length ? "\n" : "") : "\n\n";
    this.view.dispatch({ selection: { anchor: doc.length } });
    snippet(gap + plain(text) + "\n")(this.view, null, doc.length, doc.length);
    this.reveal(doc.length + gap.length);
    this.view.focus();
  }

  /** Scroll so that all from a place to the end of the file is in view; the panes below give way as far as they must. */
  reveal(from) {
    const { view } = this;
    const { top } = view.lineBlockAt(from);
    const missing = view.lineBlockAt(view.state.doc.length).bottom - top - view.scrollDOM.clientHeight;
    if (missing > 0) this.lower.resize(this.lower.size() - (100 * (missing + ROOM)) / this.lower.parentElement.clientHeight);
    view.requestMeasure();
    view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "start" }) });
  }

  async newFile() {
    const given = await ask(t("New file"), [{ name: "name", label: t("Name of the file"), value: "cards.card" }], t("Add"));
    if (!given) return;
    const name = given.name.trim().replace(/[^\w./-]+/g, "_").replace(/(\.card)?$/, ".card");
    const beside = this.file.own ? this.file.uri.slice(0, this.file.uri.lastIndexOf("/")) : this.info.folder;
    const parts = name.split("/").filter((part) => part && part !== "..").map(encodeURIComponent);
    const uri = [parts.length > 1 ? this.info.folder : beside, ...parts].join("/");
    if (this.info.files.some((file) => file.uri === uri)) return this.open(uri);
    const { text } = await this.server.command("first_line", uri);
    this.files.add(uri, text);
    this.fillPicker();
    this.showFile(uri);
  }

  async choices() {
    const files = this.info.files.map((file) => ({ text: file.name, about: t("File"), run: () => this.open(file.uri) }));
    const cards = await this.server.command("cards", this.file.uri).catch(() => []);
    return [
      ...cards.map((card) => ({ text: card.names[0], about: `${card.kind} · ${card.id}`, run: () => this.open(...card.at) })),
      ...files,
      { text: t("New card"), about: "", run: () => this.newCard() },
      { text: t("Format the file"), about: "Shift+Alt+F", run: () => formatDocument(this.view) },
      { text: t("Save"), about: "Ctrl+S", run: () => this.save() },
      { text: t("Gallery"), about: "", run: () => this.go("gallery") },
    ];
  }

  async begin() {
    const given = await ask(t("This folder has no cards yet"), [
      { name: "game", label: t("Begin"), choices: [["", t("a new game")], ...this.info.games.map((game) => [game, t("an expansion of {game}", { game })])] },
      { name: "name", label: t("Name"), value: this.info.proposed },
    ], t("Begin"));
    if (!given) return notice(t("Nothing is begun. Load the page again to begin."));
    try {
      notice(t("The game is opened …"));
      await this.server.command("begin", idOf(given.name) || this.info.proposed, given.game);
      location.reload();
    } catch (error) {
      notice(error.message, "error");
      this.begin();
    }
  }
}

/** The id for a name: small letters of English, digits and "_". */
function idOf(name) {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\W+/g, "_").replace(/^_+|_+$/g, "");
  return plain.replace(/^(\d)/, "card_$1");
}

/** An id that no card has. */
function freeId(id, used) {
  for (let number = 2, found = id; ; number += 1) {
    if (!used.has(found)) return found;
    found = `${id}_${number}`;
  }
}

/** A template in the syntax of CodeMirror, which writes `$1` as `${1}`, and has no `$0` for the last place. */
function plain(text) {
  return text.replace(/\$(\d)/g, (all, number) => (number === "0" ? "${99}" : `\${${number}}`));
}

const page = new Page();
window.ombre = page; // for tests, and for who looks at the page with the tools of a browser
page.start().catch((error) => notice(error.message, "error"));
