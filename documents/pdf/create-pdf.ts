import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import type { RuleResult } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { QuoteAnswer } from '#documents/model/quote-answer.ts';
import { proofOf } from '#documents/sheet/blocks/quote/proof.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Sheet } from '#documents/sheet/marks.ts';
import type { FontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { drawPdf } from './draw-pdf.ts';
import type { Attachment } from './embedded-files.ts';
import type { FontFiles } from './fonts/fonts.ts';
import { sortKeys } from './sort-keys.ts';

export type CreatePdfInput = {
  draft: Draft;
  /** The day of the check and of the file, YYYY-MM-DD: a draft gives the same bytes all day. */
  today: string;
  metrics: FontMetrics;
  fonts: FontFiles;
  /** Already issued without BROUILLON: newer rules do not add it. */
  isIssued?: boolean | undefined;
  /** Not issued by its author: says BROUILLON whatever the rules find. */
  isProvisional?: boolean | undefined;
  /** Of the customer to a quote: its acceptance is proved on the last page. */
  answer?: QuoteAnswer | undefined;
};

export type CreatedPdf = {
  bytes: Uint8Array;
  /** A blocking rule fails: pages say BROUILLON and no invoice XML is attached. */
  isBlocked: boolean;
  conformity: RuleResult[];
  sheet: Sheet;
};

/**
 * From a draft to its file: amounts, rules, pages, XML, PDF. Pure and deterministic. A BROUILLON
 * has no `factur-x.xml`, so that no software books an unfinished invoice.
 */
export function createPdf({ fonts, ...input }: CreatePdfInput): CreatedPdf {
  const { draft, today, metrics } = input;
  const { totals, conformity, isBlocked, sheet } = prepareSheet(input);
  const bytes = drawDocument({ draft, totals, sheet, isBlocked }, { today, metrics, fonts });
  return { bytes, isBlocked, conformity, sheet };
}

/** The last step alone: from pages and XML to the bytes of the file. */
export function drawDocument(
  {
    draft,
    totals,
    sheet,
    isBlocked,
  }: { draft: Draft; totals: Totals; sheet: Sheet; isBlocked: boolean },
  { today, metrics, fonts }: Omit<CreatePdfInput, 'draft'>,
): Uint8Array {
  const xml = isBlocked ? null : buildFacturX(draft, totals);
  return drawPdf({
    sheet,
    fonts,
    metrics,
    createdAt: `${today}T00:00:00Z`,
    attachments: [attachDraft(draft)],
    ...(xml === null ? {} : { facturX: { xml, conformanceLevel: 'EN 16931' as const } }),
  });
}

/** The pages of a draft, with or without BROUILLON. */
export function prepareSheet({
  draft,
  today,
  metrics,
  isIssued = false,
  isProvisional = false,
  answer,
}: Omit<CreatePdfInput, 'fonts'>) {
  const totals = computeTotals(draft);
  const conformity = checkConformity(draft, today, totals);
  const isBlocked = isProvisional || (!isIssued && hasBlockingFailure(conformity));
  const sheet = layOut({ draft, totals, metrics, isBlocked, appendix: proofOf(answer) });
  return { totals, conformity, isBlocked, sheet };
}

/** The draft as an attachment, so that the file can be reopened; private notes are left out. */
export function attachDraft(draft: Draft, name = 'facturier.json'): Attachment {
  const { privateNotes: _privateNotes, ...shared } = draft;
  return {
    name,
    mediaType: 'application/json',
    description: 'Facturier draft',
    relationship: 'Supplement',
    bytes: new TextEncoder().encode(JSON.stringify(sortKeys(shared))),
  };
}
