// Lines between two panes, which can be dragged, or moved with the arrow keys.
import { h, t } from "./dom.js";

const STEP = 2; // per cent, for a key

/**
 * A line that says how much of its parent the pane after it has: per cent, in a property of the style of the parent.
 * name: of the property, as `--card`. label: of the pane. lies: "vertical" for a line between left and right. least, most,
 * usual: per cent. kept: { get, set } of the size that the author has chosen.
 */
export function divider({ name, label, lies, least, most, usual, kept }) {
  const across = lies === "vertical";
  const line = h("div", {
    role: "separator",
    class: `divider ${lies}`,
    tabindex: "0",
    "aria-orientation": lies,
    "aria-label": t("Size: {pane}", { pane: label }),
    "aria-valuemin": String(least),
    "aria-valuemax": String(most),
  });
  let size = usual;
  const set = (wanted) => {
    size = Math.min(most, Math.max(least, wanted));
    line.setAttribute("aria-valuenow", String(Math.round(size)));
    line.parentElement?.style.setProperty(name, `${size}%`);
  };
  const keep = (wanted) => (set(wanted), kept.set(size));
  line.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    line.setPointerCapture(event.pointerId);
    line.focus();
  });
  line.addEventListener("pointermove", (event) => {
    if (!line.hasPointerCapture(event.pointerId)) return;
    const { right, bottom, width, height } = line.parentElement.getBoundingClientRect();
    set(across ? (100 * (right - event.clientX)) / width : (100 * (bottom - event.clientY)) / height);
  });
  line.addEventListener("lostpointercapture", () => kept.set(size));
  line.addEventListener("dblclick", () => keep(usual));
  line.addEventListener("keydown", (event) => {
    const [more, less] = across ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
    const wanted = { [more]: size + STEP, [less]: size - STEP, Home: least, End: most, Enter: usual }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    keep(wanted);
  });
  const chosen = Number(kept.get());
  // The line has no parent yet.
  queueMicrotask(() => set(chosen >= least && chosen <= most ? chosen : usual));
  return Object.assign(line, { resize: set, size: () => size });
}
