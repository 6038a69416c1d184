import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { discounted as discountedInput } from '#documents/samples/discounted.ts';
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
const discounted = requireDraft(discountedInput);

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

test('an avoir of all that is left may also take what earlier ones left of the discount', () => {
  const earlier = [{ ...takeShutters('2'), allowances: [] }];
  const rest = takeShutters('2', earlier);
  const pose = convertLinesToCredit(discounted, [{ index: 1, quantity: '1' }], stamp);
  const all = { ...rest, lines: [...rest.lines, ...pose.lines], allowances: [{ amount: '50' }] };
  expect(judge(all, earlier)).toMatchObject({ state: 'satisfied' });
  expect(judge({ ...all, allowances: [{ amount: '32' }] }, earlier)?.state).toBe('satisfied');
  const between = judge({ ...all, allowances: [{ amount: '40' }] }, earlier);
  expect(between?.state).toBe('missing');
  expect(between?.message.replace(/[\u00a0\u202f]/g, ' ')).toContain('est de 50,00 €');
  expect(between?.proposal).toBeUndefined();
});

test('a discount of one’s own is left alone, and several invoices are', () => {
  const taken = takeShutters('4');
  const retained = { amount: '30', reason: 'Retenue pour usure' };
  expect(judge({ ...taken, allowances: [...taken.allowances, retained] })).toBeUndefined();
  const references = { preceding: [{ number: 'F-1' }, { number: 'F-2' }] };
  expect(judge({ ...taken, allowances: [], references })).toBeUndefined();
});

test('a quantity below zero, a mistake, proposes nothing', () => {
  const taken = withQuantity(takeShutters('4'), '-3');
  const results = judgeCredit({ origins: [discounted], earlier: [], credit: taken });
  expect(results.filter(({ proposal }) => proposal)).toMatchObject([
    { proposal: { changes: { allowances: [] } } },
  ]);
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

test('discounts of lines are proposed for the quantities that are left, all at once', () => {
  const taken = takeShutters('4');
  const lines = taken.lines.map((line) => ({ ...line, quantity: '3' }));
  const undiscounted = {
    ...taken.lines[0],
    name: 'Pose',
    unitPrice: '140',
    quantity: '1',
  } as const;
  const reduced = { ...taken, lines: [...lines, undiscounted as (typeof lines)[number]] };
  const found = judgeCredit({ origins: [discounted], earlier: [], credit: reduced }).filter(
    ({ id }) => id === 'credit-remaining',
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.field).toBe('lines[0].discount');
  expect(found[0]?.proposal?.changes.lines).toMatchObject([
    { quantity: '3', discount: { amount: '30' } },
    { quantity: '1', discount: undefined },
  ]);
});

test('identical lines that are given back as one take all of their discounts', () => {
  const twice = discounted.lines.slice(0, 1).flatMap((shutters) => [shutters, shutters]);
  const invoice = { ...discounted, lines: twice };
  const [line] = takeShutters('4').lines;
  const findProblems = (amount?: string) => {
    const discount = amount === undefined ? undefined : { amount };
    const lines = [{ ...line, quantity: '8', discount }];
    const taken = { ...takeShutters('4'), lines, allowances: invoice.allowances } as Draft;
    const results = judgeCredit({ origins: [invoice], earlier: [], credit: taken });
    return results.flatMap(({ state, field }) => (state === 'missing' ? [field] : []));
  };
  expect(findProblems('80')).toEqual([]);
  expect(findProblems()).toContain('lines[0].discount');
});
