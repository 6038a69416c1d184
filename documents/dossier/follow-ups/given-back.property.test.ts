import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildFacturX,
  checkConformity,
  computeRemaining,
  computeTotals,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type Draft,
  type DraftInput,
  formatNumber,
  hasBlockingFailure,
  judgeCredit,
  listCreditableAmounts,
  listRemainingLines,
  multiplyDivide,
  parseDraft,
  toDecimal,
} from '#documents';
import { computeInvoiceAmounts } from '#documents/dossier/amounts-due.ts';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { isCancelled } from '#documents/dossier/payments/credits.ts';
import { sumTaxExclusive } from '#documents/law/rules/credit/remaining.ts';
import { judgeByNorm } from '#documents/norm';
import { readInvoiceXml } from '#documents/received';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import { prepareFollowUp } from './prepare-follow-up.ts';
import { readCredit, type TypedCredit } from './read-credit.ts';

const today = '2026-11-28';

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const RATES = ['20', '10', '5.5', '2.1'] as const;
const line = fc.record({
  kind: fc.constant('item' as const),
  quantity: fc.oneof(decimal(0, 1, 6), decimal(0, 1, 6), decimal(1, 11, 69)),
  unitPrice: fc.oneof(decimal(2, 10, 50_000), decimal(2, 10, 900), decimal(6, 100_000, 99_999_999)),
  vatRate: fc.constantFrom('20', '20', ...RATES),
  discount: fc.option(
    fc.oneof(
      fc.record({ percent: decimal(2, 1, 5_000) }),
      fc.record({ amount: decimal(2, 1, 9), reason: fc.constant('Geste') }),
    ),
    { nil: undefined },
  ),
});
const sale = fc.record({
  vatRegime: fc.constantFrom('normal' as const, 'normal' as const, 'franchise' as const),
  priceMode: fc.constantFrom('net' as const, 'gross' as const),
  lines: fc
    .array(line, { minLength: 2, maxLength: 6 })
    .map((lines) => lines.map((one, index) => ({ ...one, name: `Article ${index}` }))),
  allowances: fc.array(
    fc.oneof(
      fc.record({ percent: decimal(2, 1, 3_000), reason: fc.constant('Fidélité') }),
      fc.record({ amount: decimal(2, 1, 25), reason: fc.constant('Geste') }),
    ),
    { maxLength: 2 },
  ),
  charges: fc.array(
    fc.record({
      amount: decimal(2, 1, 2_500),
      reason: fc.constant('Port'),
      vatRate: fc.option(fc.constantFrom(...RATES), { nil: undefined }),
    }),
    { maxLength: 1 },
  ),
});
const step = fc.record({
  by: fc.constantFrom('line' as const, 'line' as const, 'lines' as const, 'amount' as const),
  pick: fc.nat(100),
  /** The percentage of what is left; a line often comes back whole. */
  part: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
});
type Sale = Partial<DraftInput>;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test('an invoice given back in any order, by lines or amounts, ends at zero and is never refused', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(
      sale,
      fc.option(fc.integer({ min: 5, max: 80 }), { nil: undefined }),
      fc.array(step, { maxLength: 7 }),
      fc.constantFrom('all' as const, 'lines' as const),
      async (changes, deposit, steps, ending) => {
        const invoice = makeInvoice(changes, deposit);
        fc.pre(computeTotals(invoice).payableAmount > 0);
        const dossier = openDossier(invoice);
        for (const one of steps) await giveBack(dossier, readStep(one, dossier));
        if (ending === 'lines')
          for (const { index, quantity } of openLines(dossier))
            await giveBack(dossier, ofLines({ [index]: formatNumber(quantity) }));
        const isLineByLine = ending === 'lines' && steps.every(({ by }) => by !== 'amount');
        if (isLineByLine && invoice.charges.length === 0) expectNothing(dossier);
        await giveBack(dossier, { mode: 'all', quantities: {}, amounts: {} });
        expectNothing(dossier);
        const node = dossier.node('invoice');
        expect(computeInvoiceAmounts(node).due).toBe(0);
        expect(isCancelled(node)).toBe(true);
        expect(node.status.name).toBe('cancelled');
      },
    ),
    { numRuns: 25 },
  );
});

test('after an avoir net of tax, lines and the rest come back up to what it left, never refused', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(
      sale,
      fc.integer({ min: 1, max: 60 }),
      fc.array(step, { maxLength: 5 }),
      async (changes, percent, steps) => {
        const invoice = makeInvoice({ ...changes, vatRegime: 'normal' }, undefined);
        const whole = sumTaxExclusive([invoice]);
        const netOfTax = Math.floor((whole * percent) / 100);
        fc.pre(netOfTax > 0);
        const dossier = openDossier(invoice);
        rebate(dossier, netOfTax);
        for (const one of steps) await giveBack(dossier, readStep(one, dossier));
        for (const { index, quantity } of openLines(dossier))
          await giveBack(dossier, ofLines({ [index]: formatNumber(quantity) }));
        await giveBack(dossier, { mode: 'all', quantities: {}, amounts: {} });
        const left = whole - sumTaxExclusive(dossier.earlier);
        // A price with tax has not every amount without it.
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(invoice.priceMode === 'gross' ? RATES.length : 0);
      },
    ),
    { numRuns: 25 },
  );
});

/** A discount that leaves VAT as it was. */
function rebate(dossier: Opened, amount: number): void {
  const { invoice, earlier } = dossier;
  const { number, issueDate, seller, buyer, currency } = invoice;
  const credit = requireDraft({
    ...samples['avoir-net-de-taxe'],
    ...{ number: 'A-N', issueDate: today, seller, buyer, currency },
    references: { preceding: [{ number, issueDate }] },
    lines: [{ kind: 'item', name: 'Remise', quantity: '1', unitPrice: toDecimal(amount, 2) }],
  });
  dossier.add('A-N', credit);
  dossier.link('invoice', 'A-N', 'credit');
  earlier.push(credit);
}

function makeInvoice(changes: Sale, deposit: number | undefined): Draft {
  const quote = requireDraft({ ...samples['devis-agence-web'], ...changes, supply: SUPPLY });
  const stamp = (number: string) => ({ number, today });
  if (deposit === undefined) return convertQuoteToInvoice(quote, stamp('F-1'));
  const asked = convertQuoteToDeposit(quote, { percent: String(deposit) }, stamp('F-0'));
  return convertQuoteToFinal(quote, [asked], stamp('F-1'));
}

const SUPPLY = { date: today };

type Opened = ReturnType<typeof openDossier>;

function openDossier(invoice: Draft) {
  const dossier = makeDossier(today);
  dossier.add('invoice', invoice);
  const earlier: Draft[] = [];
  return { ...dossier, invoice, earlier };
}

function openLines({ invoice, earlier }: Opened) {
  return listRemainingLines(invoice, earlier).filter(({ quantity }) => quantity !== '0');
}

function readStep({ by, pick, part }: Step, dossier: Opened): TypedCredit {
  if (by === 'amount') {
    const amounts = listCreditableAmounts(dossier.invoice, dossier.earlier);
    const found = amounts[pick % Math.max(1, amounts.length)];
    const amount = multiplyDivide(found?.amount ?? 0, part, 100);
    return {
      mode: 'amounts',
      quantities: {},
      amounts: found ? { [found.rate]: toDecimal(amount, 2) } : {},
    };
  }
  const open = openLines(dossier);
  const chosen = by === 'line' ? open.slice(pick % Math.max(1, open.length)).slice(0, 1) : open;
  return ofLines(
    Object.fromEntries(
      chosen.map(({ index, quantity }) => [index, partOf(quantity, part)] as const),
    ),
  );
}

/** Whole pieces where there are some. */
function partOf(quantity: string, part: number): string {
  const whole = Math.floor((Number(quantity) * part) / 100);
  return part === 100 || whole === 0 ? formatNumber(quantity) : String(whole);
}

function ofLines(quantities: Record<number, string>): TypedCredit {
  return { mode: 'lines', quantities, amounts: {} };
}

/** Makes the avoir as the dialog does; refused only where nothing is left of what is asked. */
async function giveBack(dossier: Opened, typed: TypedCredit): Promise<void> {
  const { invoice, earlier } = dossier;
  const read = readCredit(typed, { invoice, earlier });
  if (!read.ok) {
    expect(leftFor(typed, dossier), read.message).toBe(0);
    return;
  }
  const source = await dossier.source('invoice');
  const why = { reason: 'return' } as const;
  const request = { kind: 'credit', taken: read.taken, why } as const;
  const [made] = prepareFollowUp(source, request, today);
  if (!made) throw new Error('No avoir was made');
  const id = `A-${earlier.length + 1}`;
  const credit = { ...made.draft, number: id };
  expectRight(credit, dossier);
  dossier.add(id, credit);
  dossier.link('invoice', id, 'credit');
  earlier.push(credit);
}

/** What is left at the rates of what is asked, in the price mode of the invoice. */
function leftFor({ mode, quantities, amounts }: TypedCredit, { invoice, earlier }: Opened): number {
  const rates = Object.keys(quantities).map((index) => {
    const one = invoice.lines[Number(index)];
    const isTaxed = invoice.vatRegime === 'normal';
    return one && 'vatRate' in one && isTaxed ? Math.round(Number(one.vatRate) * 100) : 0;
  });
  const isAsked = ({ rate }: { rate: number }) => {
    if (mode === 'lines') return rates.includes(rate);
    return mode === 'all' || Number(amounts[rate] ?? '0') > 0;
  };
  const isGone = sumTaxExclusive([invoice]) <= sumTaxExclusive(earlier) && earlier.some(isNetOfTax);
  if (isGone) return 0;
  return computeRemaining({ origins: [invoice], earlier })
    .filter(isAsked)
    .reduce((sum, row) => sum + Math.abs(row.taxableAmount) + Math.abs(row.vatAmount), 0);
}

function isNetOfTax({ vatRegime }: Draft): boolean {
  return vatRegime === 'net-of-tax';
}

/** It may be issued as it is, and official rules accept its XML. */
function expectRight(credit: Draft, { invoice, earlier }: Opened): void {
  expect(parseDraft(JSON.parse(JSON.stringify(credit)))).toMatchObject({ ok: true });
  const judged = judgeCredit({ origins: [invoice], earlier, credit });
  expect(judged.filter(({ state }) => state === 'missing')).toEqual([]);
  expect(checkConformity(credit, today).filter((one) => hasBlockingFailure([one]))).toEqual([]);
  const read = readInvoiceXml(Buffer.from(buildFacturX(credit) ?? ''), judgeByNorm);
  if (!read.ok) throw new Error(read.problem.code);
  const { findings } = read.invoice;
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
}

function expectNothing({ invoice, earlier }: Opened): void {
  const left = computeRemaining({ origins: [invoice], earlier });
  expect(left.filter((row) => row.taxableAmount !== 0 || row.vatAmount !== 0)).toEqual([]);
  const given = earlier.reduce((sum, one) => sum + computeTotals(one).payableAmount, 0);
  expect(given).toBe(computeTotals(invoice).payableAmount);
}
