import {
  buildFacturX,
  computeTotals,
  type Draft,
  type DraftInput,
  parseDraft,
  type Sheet,
  type Totals,
} from '#documents';
import { createPdf } from '#documents/pdf';
import { loadFonts } from '#runtime/load-fonts.ts';

/** A draft drawn on its issue date. */
export type Drawn = {
  draft: Draft;
  totals: Totals;
  xml: string | null;
  sheet: Sheet;
  pdf: Uint8Array;
};

/** The same input is drawn once for all tests of a thread. */
export function drawCase(input: DraftInput): Promise<Drawn> {
  const known = drawnCases.get(input) ?? drawNow(input);
  drawnCases.set(input, known);
  return known;
}

const drawnCases = new WeakMap<DraftInput, Promise<Drawn>>();

async function drawNow(input: DraftInput): Promise<Drawn> {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { draft } = parsed;
  const totals = computeTotals(draft);
  const { bytes, isBlocked, sheet } = createPdf({
    draft,
    today: draft.issueDate ?? '',
    ...(await loadFonts()),
  });
  return { draft, totals, xml: isBlocked ? null : buildFacturX(draft, totals), sheet, pdf: bytes };
}
