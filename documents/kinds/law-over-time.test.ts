import { expect, test } from 'vitest';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import { ENDINGS, LAST_DAY_OF_CGI } from '#documents/law/figures/law-that-ends.ts';
import { minimumLatePenalty } from '#documents/law/late-payment.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { type KindTraits, subtypeOf } from '#documents/model/kind.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity } from './check-conformity.ts';
import { requireKind } from './index.ts';

/** The first and the last day of each half-year, from 2025 to 2029. */
const DAYS = [2025, 2026, 2027, 2028, 2029].flatMap((year) =>
  ['01-01', '06-30', '07-01', '12-31'].map((day) => `${year}-${day}`),
);

function isInvoice(kind: KindTraits, subtype: Parameters<typeof subtypeOf>[1]): boolean {
  return subtypeOf(kind, subtype).isInvoice;
}

test.each(DAYS)('on %s, no invoice cites a text that has ended without saying so', (issueDate) => {
  for (const [name, input] of Object.entries(samples)) {
    const draft = requireDraft({ ...input, issueDate });
    const kind = requireKind(draft.kind);
    const totals = computeTotals(draft);
    const rule = checkConformity(draft, issueDate, totals).find(({ id }) => id === 'law-in-force');
    const hasEnded = issueDate > LAST_DAY_OF_CGI && isInvoice(kind, draft.subtype);
    expect(rule?.state === 'missing', name).toBe(hasEnded);
    const regime = computeMentions({ draft, totals, kind }).find(({ id }) => id === 'vat-regime');
    if (issueDate > LAST_DAY_OF_CGI) expect(regime?.text ?? '', name).not.toMatch(/CGI/);
  }
});

test('each ending is that of a figure or of a wording', () => {
  expect(ENDINGS.map(({ lastDay }) => lastDay)).toEqual(['2026-12-31', LAST_DAY_OF_CGI]);
  const [rates] = ENDINGS;
  const lastDay = rates?.lastDay ?? '';
  expect(minimumLatePenalty(lastDay)).not.toBeNull();
  expect(minimumLatePenalty(addDays(lastDay, 1))).toBeNull();
});
