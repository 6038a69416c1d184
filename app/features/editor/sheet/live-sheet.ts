/** What shows a document that is judged and laid out: fetched together, with what judges it. */
export { PrintedDocument } from './printed-document.tsx';
export { SheetState } from './sheet-state.tsx';
export { SheetViewport } from './sheet-viewport.tsx';
