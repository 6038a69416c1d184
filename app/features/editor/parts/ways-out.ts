// Together: an editor has little room for files that it must know of.
export { ReceiveShown } from '#app/features/editor/actions/outcome/receive-shown.tsx';
export { ShareDialog } from '#app/features/editor/share/share-dialog.tsx';
