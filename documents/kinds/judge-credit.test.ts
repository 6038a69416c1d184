import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
} from './conversions/credit.ts';
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

const stamp = { number: 'A-2026-0002', today: '2026-11-20' };
const discounted = requireDraft({
  ...samples.menuisier,
  lines: [
    {
      kind: 'item',
      name: 'Volet',
      quantity: '4',
      unitPrice: '100',
      vatRate: '20',
      discount: { amount: '40' },
    },
    { kind: 'item', name: 'Pose', quantity: '1', unitPrice: '140', vatRate: '20' },
  ],
  allowances: [{ amount: '50' }],
});

function judge(draft: Draft, earlier: readonly Draft[] = []) {
  const results = judgeCredit({ origins: [discounted], earlier, credit: draft });
  return results.find(({ id }) => id === 'credit-discount');
}

function takeShutters(quantity: string, earlier: readonly Draft[] = []): Draft {
  return convertLinesToCredit(discounted, [{ index: 0, quantity }], { ...stamp, earlier });
}

function withQuantity(draft: Draft, quantity: string): Draft {
  const discount = { amount: String(Number(quantity) * 10) };
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, quantity, discount })) };
}

test('a discount on the total is counted again when a quantity is reduced by hand', () => {
  const taken = takeShutters('4');
  expect(taken.allowances).toEqual([{ amount: '36' }]);
  expect(judge(taken)).toMatchObject({ state: 'satisfied' });
  const reduced = judge(withQuantity(taken, '2'));
  expect(reduced).toMatchObject({ state: 'missing', severity: 'warning', field: 'allowances' });
  expect(reduced?.message.replace(/[\u00a0\u202f]/g, ' ')).toContain('18,00 €');
  expect(reduced?.proposal?.changes).toEqual({ allowances: [{ amount: '18' }] });
});

test('cents that rounding moves between avoirs are no fault', () => {
  const earlier = [takeShutters('1'), takeShutters('1')];
  const [line] = takeShutters('2').lines;
  const rest = { ...takeShutters('2', earlier), allowances: [{ amount: '18.02' }] };
  expect(rest.lines).toEqual([line]);
  expect(judge(rest, earlier)).toMatchObject({ state: 'satisfied' });
  const more = { ...rest, allowances: [{ amount: '18.04' }] };
  expect(judge(more, earlier)).toMatchObject({ state: 'missing' });
});

test('an amount of one’s own, or an invoice without a discount, has no share to take', () => {
  const amounts = convertAmountsToCredit(
    discounted,
    [{ rate: 2000 as Percent, amount: '10' }],
    stamp,
  );
  expect(judge(amounts)).toBeUndefined();
  const plain = { ...discounted, allowances: [] };
  expect(
    judgeCredit({ origins: [plain], earlier: [], credit: convertInvoiceToCredit(plain, stamp) }),
  ).toHaveLength(1);
});

test('the discount of a line is proposed for the quantity that is left', () => {
  const taken = takeShutters('4');
  const reduced = { ...taken, lines: taken.lines.map((line) => ({ ...line, quantity: '3' })) };
  const found = judgeCredit({ origins: [discounted], earlier: [], credit: reduced }).find(
    ({ id }) => id === 'credit-remaining',
  );
  expect(found?.proposal?.changes.lines).toMatchObject([
    { quantity: '3', discount: { amount: '30' } },
  ]);
});
