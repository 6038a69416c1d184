import type { OpenDrawer } from '../contender.ts';
import { openPdfkit } from './pdfkit.ts';

/** PDFKit with the structure tree and marks of PDF/A-3a: closest to our file, but without XML. */
export const open: OpenDrawer = (materials) => openPdfkit(materials, true);
