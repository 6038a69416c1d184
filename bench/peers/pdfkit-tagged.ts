import type { OpenDrawer } from '../contender.ts';
import { openPdfkit } from './pdfkit.ts';

/**
 * PDFKit with the structure tree and the marks of PDF/A-3a: what comes nearest to our file, still
 * without XML.
 */
export const open: OpenDrawer = (materials) => openPdfkit(materials, true);
