/** One chunk: components that show the laid-out sheet, loaded with the engine. */
export { PrintedDocument } from './printed-document.tsx';
export { SheetPane } from './sheet-pane.tsx';
