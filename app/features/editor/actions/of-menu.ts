/** Chunk of the dialogs that the menu of a document opens. */
export { ClearDialog } from './clear-dialog.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
