/** Both dialogs come in one request. */
export { PayBackDialog } from './pay-back-dialog.tsx';
export { SetOffDialog } from './set-off-dialog.tsx';
