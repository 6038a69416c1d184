/** One chunk: components that show the laid-out sheet, loaded with the engine. */
export { PrintedDocument } from './printed-document.tsx';
export { SheetState } from './sheet-state.tsx';
export { SheetViewport } from './sheet-viewport.tsx';
