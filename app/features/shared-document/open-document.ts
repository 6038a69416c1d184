import { createSheetFonts, type SheetFonts } from '#app/sheet/sheet-fonts.ts';
import {
  checkConformity,
  computeTotals,
  type Draft,
  hasBlockingFailure,
  layOut,
  proofOf,
  type QuoteAnswer,
  repairDraft,
  type Sheet,
  type Totals,
} from '#documents';

/** A document with its pages as they were on the day of the link (`on`, YYYY-MM-DD). */
export type SharedDocument = {
  draft: Draft;
  totals: Totals;
  sheet: Sheet;
  isBlocked: boolean;
  /** Fully paid, according to the document or its author. */
  isPaid: boolean;
  on: string;
  fonts: SheetFonts;
};

/**
 * A document written as `{ on, isPaid, draft }`; null when it is not one. `answer`: of a quote,
 * whose acceptance is proved on its last page.
 */
export async function openDocument(
  content: unknown,
  answer?: QuoteAnswer,
): Promise<SharedDocument | null> {
  const { on, isPaid, draft: input } = (content ?? {}) as Unchecked;
  const read = repairDraft(input);
  if (!read.ok || typeof on !== 'string' || !DATE.test(on)) return null;
  const { draft } = read;
  const fonts = createSheetFonts();
  await fonts.load({ ...draft, signerName: answer?.signerName });
  const totals = computeTotals(draft);
  const isBlocked = hasBlockingFailure(checkConformity(draft, on, totals));
  const metrics = fonts.getMetrics();
  const sheet = layOut({ draft, totals, metrics, isBlocked, appendix: proofOf(answer) });
  return {
    ...{ draft, totals, sheet, isBlocked, on, fonts },
    isPaid: isPaid === true || draft.payment.means.includes('paid'),
  };
}

type Unchecked = { on?: unknown; isPaid?: unknown; draft?: unknown };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
