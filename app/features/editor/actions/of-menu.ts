/** Chunk of the dialogs that the menu of a document opens. */
export { ClearDialog } from './clear-dialog.tsx';
export { OpenedMenu } from './opened-menu.tsx';
export { ShortcutsDialog } from './shortcuts-dialog.tsx';
