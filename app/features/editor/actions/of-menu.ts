/** Chunk of what the menu of a document asks or explains in a dialog. */
export { ClearDialog } from './clear-dialog.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
