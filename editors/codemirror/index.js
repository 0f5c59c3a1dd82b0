// What the page of `ombre serve` uses of CodeMirror.
export { EditorState, StateEffect, StateField, Compartment, Text, Annotation } from "@codemirror/state";
export {
  Decoration,
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
export { defaultKeymap, history, historyKeymap, indentWithTab, toggleComment } from "@codemirror/commands";
export { HighlightStyle, StreamLanguage, indentOnInput, indentService, indentUnit, syntaxHighlighting } from "@codemirror/language";
export { acceptCompletion, autocompletion, completionKeymap, closeBrackets, snippet } from "@codemirror/autocomplete";
export { lintGutter, nextDiagnostic, setDiagnostics } from "@codemirror/lint";
export { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
export {
  LSPClient,
  LSPPlugin,
  Workspace,
  findReferences,
  formatDocument,
  hoverTooltips,
  jumpToDefinition,
  renameSymbol,
  serverCompletion,
} from "@codemirror/lsp-client";
export { tags } from "@lezer/highlight";
