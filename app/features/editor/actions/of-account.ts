/** Chunk of what an editor shows of an account. */
export { AwaitedDocument } from '#app/features/editor/elsewhere/awaited-document.tsx';
export { AccountNotices } from './account-notices.tsx';
export { AccountSaveState } from './account-save-state.tsx';
