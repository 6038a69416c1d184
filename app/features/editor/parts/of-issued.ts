/** Chunk loaded when an issued document is changed. */
export { IssuedBanner } from '#app/features/editor/chain/issued-banner.tsx';
export { ReissueDialog } from '#app/features/editor/chain/reissue-dialog.tsx';
