// Texts that are not saved, kept in the browser for each tab. A tab that has crashed leaves them behind: a later tab of
// the same folder takes them over.

const PREFIX = "ombre-draft";
const WAITED = 500; // milliseconds for the lock of this tab

/** A name for a tab. Browsers give pages from other computers no `randomUUID` without encryption. */
function name() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Drafts {
  /** folder: that of the author, so that the drafts of two games stay apart. */
  constructor(folder) {
    this.folder = folder;
    this.tab = sessionStorage.getItem("ombre-tab") ?? name();
    sessionStorage.setItem("ombre-tab", this.tab);
  }

  /** Take over the drafts of tabs that are gone; return how many there were. */
  async adopt() {
    if (!navigator.locks) return 0; // a page that is shared in a network without encryption has none
    // A copied tab has the same session storage: the lock is then taken, and it gets a name of its own. A page that is
    // loaded again waits for its lock: the page before it may not have let go yet.
    const mine = await new Promise((resolve) => {
      const held = () => (resolve(true), new Promise(() => {})); // as long as the tab lives
      navigator.locks.request(`ombre-${this.tab}`, { signal: AbortSignal.timeout(WAITED) }, held).catch(() => resolve(false));
    });
    if (!mine) {
      this.tab = name();
      sessionStorage.setItem("ombre-tab", this.tab);
      navigator.locks.request(`ombre-${this.tab}`, () => new Promise(() => {}));
    }
    const { held } = await navigator.locks.query();
    const alive = new Set(held.map((lock) => lock.name));
    let taken = 0;
    for (const key of Object.keys(localStorage)) {
      const [prefix, tab, folder, uri] = key.split("\n");
      if (prefix !== PREFIX || folder !== this.folder || tab === this.tab || alive.has(`ombre-${tab}`)) continue;
      if (this.get(uri) === undefined) localStorage.setItem(this.key(uri), localStorage.getItem(key));
      localStorage.removeItem(key);
      taken++;
    }
    return taken;
  }

  key(uri) {
    return [PREFIX, this.tab, this.folder, uri].join("\n");
  }

  get(uri) {
    return localStorage.getItem(this.key(uri)) ?? undefined;
  }

  set(uri, text) {
    try {
      localStorage.setItem(this.key(uri), text);
    } catch {
      // The storage of the browser is full or forbidden: the text is still in the editor.
    }
  }

  delete(uri) {
    localStorage.removeItem(this.key(uri));
  }

  /** The URIs of all drafts of this tab. */
  uris() {
    const start = this.key("");
    return Object.keys(localStorage).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }
}
