import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { convertInvoiceToCredit } from '#documents/kinds/conversions/credit.ts';
import { completeDraft, type Edit, lineOf } from '#documents/law/rules/judge.test.support.ts';
import { cents } from '#documents/money/amounts.ts';
import { formatAmount, formatBareAmount } from '#documents/money/format.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { latin } from './fonts/latin.generated.ts';
import { layOut } from './lay-out.ts';
import type { Page, Sheet, TextMark } from './marks.ts';
import { createFontMetrics } from './text/font-metrics.ts';

const metrics = createFontMetrics([latin]);

function lay(edit: Edit, isBlocked = false): Sheet {
  const draft = completeDraft(edit);
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked });
}

const textsOf = ({ marks }: Page) => marks.filter((mark): mark is TextMark => mark.type === 'text');

function rowsOf(page: Page, label: string): string[][] {
  return textsOf(page)
    .filter(({ text }) => text === label)
    .map(({ y }) =>
      textsOf(page)
        .filter((mark) => Math.abs(mark.y - y) < 1)
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')),
    );
}

function amountIn(page: Page | undefined, label: string): string | undefined {
  return page && rowsOf(page, label).at(-1)?.at(-1);
}

test('what a page carries over is what the next one begins with, and adds up with its lines', () => {
  const draft = requireDraft(buildLongSample(60));
  const totals = computeTotals(draft);
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false });
  expect(pages.length).toBeGreaterThan(2);
  const carried = pages.map((page) => amountIn(page, 'À reporter')).filter(Boolean);
  expect(carried.length).toBeGreaterThan(0);
  expect(carried).toEqual(pages.map((page) => amountIn(page, 'Report')).filter(Boolean));
  let sum = 0;
  const sums = totals.lines.map(({ typedAmount }) => {
    sum += typedAmount;
    return formatBareAmount(cents(sum)).replace(/[\u00a0\u202f]/g, ' ');
  });
  for (const amount of carried) expect(sums).toContain(amount);
});

test('one page carries nothing over', () => {
  const [page] = lay(() => undefined).pages;
  expect(amountIn(page, 'À reporter') ?? amountIn(page, 'Report')).toBeUndefined();
});

test('outlays and a discount add up in the order of the rows', () => {
  const [page] = lay((draft) => {
    draft.lines.push({ ...lineOf(draft, 1), kind: 'disbursement', unitPrice: '100' });
    draft.allowances = [{ percent: '10' }];
  }).pages;
  const amounts = [
    'Total HT des lignes',
    'Remise 10 %',
    'Total HT hors débours',
    'TVA',
    'Débours (hors TVA)',
    'Total TTC',
  ].map((label) => page && amountIn(page, label.replace(' %', '\u00a0%')));
  expect(amounts).toEqual([
    '2 250,00 €',
    '−225,00 €',
    '2 025,00 €',
    '324,00 €',
    '100,00 €',
    '2 449,00 €',
  ]);
});

test('discounts of one name on two rates each say their rate', () => {
  const labelsOf = (reason: string) =>
    lay((draft) => {
      draft.lines.push({ ...lineOf(draft, 1), vatRate: '10' });
      draft.allowances = [
        { amount: '5', vatRate: '20', reason },
        { amount: '3', vatRate: '10' },
      ];
    }).pages.flatMap((page) =>
      textsOf(page).flatMap(({ text, field }) =>
        field?.startsWith('allowances') && !text.includes('€')
          ? [text.replaceAll('\u00a0', ' ')]
          : [],
      ),
    );
  expect(labelsOf('')).toEqual(['Remise, TVA 20 %', 'Remise, TVA 10 %']);
  expect(labelsOf('Fidélité')).toEqual(['Fidélité', 'Remise']);
});

test('beside outlays the sheet says the total without tax of the XML too', () => {
  const draft = requireDraft(samples['avocate-debours']);
  const { taxExclusiveTotal, taxExclusiveOwnTotal } = computeTotals(draft);
  const [page] = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false }).pages;
  const written = /<ram:TaxBasisTotalAmount>(.*?)</.exec(buildFacturX(draft) ?? '')?.[1];
  expect(written).toBe((taxExclusiveTotal / 100).toFixed(2));
  const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(amountIn(page, 'Total HT hors débours')).toBe(spaced(formatAmount(taxExclusiveOwnTotal)));
  expect(textsOf(page as Page).map(({ text }) => spaced(text))).toContain(
    `soit ${spaced(formatAmount(taxExclusiveTotal))} hors taxes, débours compris`,
  );
});

test('a quote with outlays and options counts both totals without tax alike', () => {
  const quote = requireDraft(samples['devis-agence-web']);
  const [item] = quote.lines;
  if (item?.kind !== 'item') throw new Error('The sample begins with a line.');
  const outlay = { ...item, kind: 'disbursement', quantity: '1', unitPrice: '100' } as const;
  const draft = { ...quote, lines: [...quote.lines, outlay] };
  const amountBeside = (one: typeof quote, start: string) => {
    const { pages } = layOut({ draft: one, totals: computeTotals(one), metrics, isBlocked: false });
    const texts = pages.flatMap(textsOf);
    const label = texts.find(({ text }) => text.startsWith(start));
    return texts.find(({ x, y }) => y === label?.y && x > label.x)?.text;
  };
  const before = amountBeside(quote, 'Total HT avec');
  expect(before).toMatch(/€$/);
  expect(amountBeside(draft, 'Total HT hors débours avec')).toBe(before);
});

test('the avoir of a balance gives back what the balance asked for, and says its tax so', () => {
  const balance = requireDraft(samples['agence-web-solde']);
  const draft = convertInvoiceToCredit(balance, { number: 'A-1', today: '2026-11-20' });
  const totals = computeTotals(draft);
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false });
  const page = pages.at(-1);
  const asked = formatAmount(computeTotals(balance).payableAmount).replace(/[\u00a0\u202f]/g, ' ');
  expect(amountIn(page, 'Montant de l’avoir')).toBe(asked);
  expect(amountIn(page, 'dont TVA rendue')).toBeDefined();
  expect(amountIn(page, 'dont TVA restant due')).toBeUndefined();
});

test('a balance that is paid at once deducts its deposits with their tax all the same', () => {
  const balance = requireDraft(samples['agence-web-solde']);
  const { payableAmount } = computeTotals(balance);
  const draft = { ...balance, payment: { ...balance.payment, means: ['paid' as const] } };
  const { pages } = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  const page = pages.at(-1);
  const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(amountIn(page, 'Déjà réglé')).toBe(spaced(formatAmount(cents(-payableAmount))));
  const texts = textsOf(page as Page).map(({ text }) => text);
  for (const { reference = '' } of balance.prepayments)
    expect(texts.some((text) => text.startsWith(`Acompte ${reference}`))).toBe(true);
});

test('a BROUILLON has no code to pay with', () => {
  const hasCode = ({ pages }: Sheet) =>
    pages.some(({ marks }) => marks.some(({ type }) => type === 'modules'));
  expect(hasCode(lay(() => undefined))).toBe(true);
  expect(hasCode(lay(() => undefined, true))).toBe(false);
});

test('a sale in dollars gives its VAT in euros, and none where there is none', () => {
  const inDollars = (vatRate: string) => {
    const { pages } = lay((draft) => {
      Object.assign(draft, { currency: 'USD', exchangeRate: { rate: '0.9', date: '2026-11-13' } });
      draft.lines = [{ ...lineOf(draft, 0), vatRate }];
    });
    return pages.flatMap((page) => rowsOf(page, 'TVA en euros'));
  };
  expect(inDollars('20')).toHaveLength(1);
  expect(inDollars('0')).toEqual([]);
});
