import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import type { RuleResult } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Sheet } from '#documents/sheet/marks.ts';
import type { FontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { drawPdf } from './draw-pdf.ts';
import type { FontFiles } from './fonts.ts';

export type CreatePdfInput = {
  draft: Draft;
  /** The day of the check and of the file, YYYY-MM-DD: the same draft gives the same bytes all day long. */
  today: string;
  metrics: FontMetrics;
  fonts: FontFiles;
};

export type CreatedPdf = {
  bytes: Uint8Array;
  /** A blocking rule fails: the pages say BROUILLON and no invoice travels inside. */
  isDraft: boolean;
  conformity: RuleResult[];
  sheet: Sheet;
};

/**
 * A draft to its file, in one call: amounts, rules, pages, XML, PDF. Pure and deterministic.
 * A BROUILLON carries no `factur-x.xml`: software that reads attachments must never book an unfinished invoice.
 */
export function createPdf({ draft, today, metrics, fonts }: CreatePdfInput): CreatedPdf {
  const totals = computeTotals(draft);
  const conformity = checkConformity(draft, today, totals);
  const isDraft = hasBlockingFailure(conformity);
  const sheet = layOut({ draft, totals, metrics, isDraft });
  const xml = isDraft ? null : buildFacturX(draft, totals);
  const bytes = drawPdf({
    sheet,
    fonts,
    metrics,
    createdAt: `${today}T00:00:00Z`,
    attachments: [saveFile(draft)],
    ...(xml === null ? {} : { facturX: { xml, conformanceLevel: 'EN 16931' as const } }),
  });
  return { bytes, isDraft, conformity, sheet };
}

/** The draft itself, so that the file can be opened again; private notes stay with their author. */
function saveFile(draft: Draft) {
  const { privateNotes: _privateNotes, ...shared } = draft;
  return {
    name: 'facturier.json',
    mediaType: 'application/json',
    description: 'Facturier draft',
    relationship: 'Supplement' as const,
    bytes: new TextEncoder().encode(JSON.stringify(shared)),
  };
}
