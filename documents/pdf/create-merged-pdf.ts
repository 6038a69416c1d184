import type { Draft } from '#documents/model/draft.ts';
import { joinSheets } from '#documents/sheet/join-sheets.ts';
import type { FontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { attachDraft, prepareSheet } from './create-pdf.ts';
import { drawPdf } from './draw-pdf.ts';
import type { FontFiles } from './fonts/fonts.ts';

export type CreateMergedPdfInput = {
  drafts: readonly Draft[];
  /** Title of the whole file: « Quittances de loyer 2026 ». */
  title: string;
  /** YYYY-MM-DD */
  today: string;
  metrics: FontMetrics;
  fonts: FontFiles;
};

/**
 * Several documents in one file to print or read, each with a bookmark. Each draft is attached
 * (`facturier-1.json`…) but no invoice XML, since a Factur-X file holds exactly one. A document
 * that fails a blocking rule says BROUILLON on its own pages.
 */
export function createMergedPdf({ drafts, title, today, metrics, fonts }: CreateMergedPdfInput): {
  bytes: Uint8Array;
  areBlocked: boolean[];
} {
  const documents = drafts.map((draft) => prepareSheet({ draft, today, metrics }));
  const bytes = drawPdf({
    sheet: joinSheets(
      documents.map(({ sheet }) => sheet),
      title,
    ),
    fonts,
    metrics,
    createdAt: `${today}T00:00:00Z`,
    attachments: drafts.map((draft, index) => attachDraft(draft, `facturier-${index + 1}.json`)),
  });
  return { bytes, areBlocked: documents.map(({ isBlocked }) => isBlocked) };
}
