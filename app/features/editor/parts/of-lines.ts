/** Chunk for documents with lines: invoices, quotes, credit notes. */
export { AdjustmentsSection } from '#app/features/editor/sections/adjustments/adjustments-section.tsx';
export { LinesPart } from './lines-part.tsx';
