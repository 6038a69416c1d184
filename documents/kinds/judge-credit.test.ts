import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { convertInvoiceToCredit } from './conversions/credit.ts';
import { judgeCredit } from './judge-credit.ts';

const invoice = requireDraft(samples.menuisier);
const credit = convertInvoiceToCredit(invoice, { number: 'A-2026-0001', today: '2026-11-20' });

test('an avoir whose invoice is unknown is not judged against it', () => {
  expect(judgeCredit({ origins: [], earlier: [], credit })).toEqual([]);
});

test('what remains may be given back once', () => {
  expect(judgeCredit({ origins: [invoice], earlier: [], credit })).toMatchObject([
    { state: 'satisfied' },
  ]);
  const again = judgeCredit({ origins: [invoice], earlier: [credit], credit });
  expect(again.length).toBeGreaterThan(0);
  for (const result of again)
    expect(result).toMatchObject({ state: 'missing', severity: 'blocking' });
});
