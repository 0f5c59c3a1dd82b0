// The files that are open in this tab, each with its text as it is typed, which is kept when the browser is closed.
import { LSPPlugin, Text, Workspace } from "./codemirror.js";
import { later } from "./dom.js";

/** A file that is open. state: that of its editor. seen: the text on the disk, and its stamp. */
class OpenFile {
  constructor(uri, state, seen, own) {
    Object.assign(this, { uri, state, own, languageId: "card", version: 0, view: null, unsynced: null });
    this.doc = state.doc;
    this.seen = seen;
  }

  getView() {
    return this.view;
  }

  /** The text as it is typed. */
  get text() {
    return (this.view?.state ?? this.state).doc;
  }

  get changed() {
    return !this.text.eq(this.seen.text);
  }
}

export class Files extends Workspace {
  /** make: makes the state of an editor from a text and a URI. show: shows a file. kept: the drafts of this tab. */
  constructor(client, { make, show, read, kept }) {
    super(client);
    Object.assign(this, { make, show, read, kept, files: [], own: () => true });
    this.keep = later(() => this.keepNow(), 200);
  }

  syncFiles() {
    const found = [];
    for (const file of this.files) {
      const plugin = file.view && LSPPlugin.get(file.view);
      const changes = plugin ? plugin.unsyncedChanges : file.unsynced;
      if (!changes || changes.empty) continue;
      found.push({ changes, file, prevDoc: file.doc });
      file.doc = file.text;
      file.version++;
      file.unsynced = null;
      plugin?.clear();
    }
    return found;
  }

  openFile(uri, languageId, view) {
    const file = this.getFile(uri);
    if (file) file.view = view;
  }

  closeFile(uri, view) {
    const file = this.getFile(uri);
    if (file?.view === view) file.view = null; // its text stays open in the server: it is a draft
  }

  connected() {
    for (const file of this.files) {
      file.doc = file.text;
      file.version++;
      if (file.view) LSPPlugin.get(file.view)?.clear();
      file.unsynced = null;
      this.client.didOpen(file);
    }
  }

  async requestFile(uri) {
    return this.getFile(uri) ?? (await this.load(uri));
  }

  /** Open a file without showing it; a draft of it that was kept takes the place of the text on the disk. */
  async load(uri) {
    const draft = this.kept.get(uri);
    try {
      const { text, stamp } = await this.read(uri);
      return this.add(uri, draft ?? text, { text: Text.of(text.split("\n")), stamp });
    } catch (error) {
      if (draft === undefined) throw error;
      return this.add(uri, draft); // a new file that was never saved
    }
  }

  /** Add a file with a text; seen: what is on the disk. */
  add(uri, text, seen = { text: Text.of([""]), stamp: "" }) {
    const known = this.getFile(uri); // two requests may have waited for the same text
    if (known) return known;
    const file = new OpenFile(uri, this.make(text, uri), seen, this.own(uri));
    this.files.push(file);
    if (this.client.connected) this.client.didOpen(file);
    return file;
  }

  updateFile(uri, update) {
    const file = this.getFile(uri);
    if (!file) return;
    if (file.view) {
      file.view.dispatch(update);
    } else {
      const made = file.state.update(update);
      file.state = made.state;
      file.unsynced = file.unsynced ? file.unsynced.compose(made.changes) : made.changes;
    }
    this.keep();
  }

  async displayFile(uri) {
    await this.requestFile(uri);
    return this.show(uri);
  }

  /** Keep the texts that are not saved, so that they survive a crash. */
  keepNow() {
    for (const file of this.files) {
      if (file.changed) this.kept.set(file.uri, file.text.toString());
      else this.kept.delete(file.uri);
    }
  }

  get unsaved() {
    return this.files.filter((file) => file.own && file.changed);
  }
}

