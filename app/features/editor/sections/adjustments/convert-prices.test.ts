import { expect, test } from 'vitest';
import { computeTotals, type Draft, type DraftInput, parseDraft } from '#documents';
import { convertPrices, hasTypedAmounts, keepPrices } from './convert-prices.ts';
import { summarizeAdjustments } from './summarize-adjustments.ts';

test('prices go to the other mode and come back as they were', () => {
  const draft = start({
    lines: [
      { kind: 'section', name: 'Pose' },
      { kind: 'item', name: 'A', unitPrice: '450', vatRate: '20', discount: { amount: '10' } },
      { kind: 'item', name: 'B', unitPrice: '99.95', vatRate: '5.5', ecoContribution: '1.20' },
      { kind: 'disbursement', name: 'Timbre', unitPrice: '37' },
    ],
  });
  const gross = convert(draft);
  expect(gross.priceMode).toBe('gross');
  expect(gross.lines.map((line) => 'unitPrice' in line && line.unitPrice)).toEqual([
    false,
    '540',
    '105.44725',
    '37',
  ]);
  expect(gross.lines[1]).toMatchObject({ discount: { amount: '12' } });
  expect(gross.lines[2]).toMatchObject({ ecoContribution: '1.27' });
  expect(convert(gross).lines.slice(0, 2)).toEqual(draft.lines.slice(0, 2));
  expect(computeTotals(gross).taxInclusiveTotal).toBe(computeTotals(draft).taxInclusiveTotal);
  expect(parseDraft(gross).ok).toBe(true);
});

test('options and what an offer announces are converted too', () => {
  const draft = start({
    kind: 'devis',
    lines: [
      { kind: 'item', name: 'A', unitPrice: '100', vatRate: '20' },
      { kind: 'option', name: 'B', unitPrice: '200', vatRate: '10' },
    ],
    quote: { hourlyRate: '50', travelCost: '0' },
  });
  const gross = convert(draft);
  expect(gross.lines[1]).toMatchObject({ unitPrice: '220' });
  expect(gross.quote).toMatchObject({ hourlyRate: '60', travelCost: '0' });
  expect(convert(gross)).toEqual(draft);
});

test('a discount over several rates is converted part by part, a percentage never', () => {
  const draft = start({
    lines: [
      { kind: 'item', name: 'A', unitPrice: '100', vatRate: '20' },
      { kind: 'item', name: 'B', unitPrice: '100', vatRate: '10' },
    ],
    allowances: [{ amount: '20', reason: 'Geste' }, { percent: '5' }],
    charges: [{ amount: '15', reason: 'Port', vatRate: '20' }],
  });
  const gross = convert(draft);
  expect(gross.allowances).toEqual([{ amount: '23', reason: 'Geste' }, { percent: '5' }]);
  expect(gross.charges[0]).toMatchObject({ amount: '18', reason: 'Port' });
  expect(convert(gross).allowances[0]).toMatchObject({ amount: '20' });
});

test('kept, the amounts stay and the mode changes', () => {
  const draft = start({ lines: [{ kind: 'item', name: 'A', unitPrice: '100', vatRate: '20' }] });
  expect(keepPrices(draft)).toEqual({ ...draft, priceMode: 'gross' });
});

test('with nothing typed there is nothing to ask', () => {
  expect(hasTypedAmounts(start({ lines: [{ kind: 'item', name: '' }] }))).toBe(false);
  expect(hasTypedAmounts(start({ charges: [{ amount: '5', reason: 'Port' }] }))).toBe(true);
});

test('the closed section says what it holds', () => {
  expect(summarizeAdjustments(start({}))).toBe('');
  expect(
    summarizeAdjustments(
      start({
        priceMode: 'gross',
        allowances: [{ percent: '5' }],
        prepayments: [{ amount: '10' }, { amount: '20' }],
      }),
    ),
  ).toBe('Prix TTC · 1 remise · 2 acomptes');
});

test('a single deposit keeps its word, its means and its day', () => {
  const summarize = (deposit: NonNullable<DraftInput['prepayments']>[number]) =>
    summarizeAdjustments(start({ prepayments: [deposit] }));
  const amount = '10';
  expect(summarize({ amount })).toBe('Acompte');
  expect(summarize({ amount, means: 'cash', date: '2026-11-20' })).toBe('Acompte, espèces, 20/11');
  expect(summarize({ amount, reference: 'Arrhes', means: 'cheque' })).toBe('Arrhes, chèque');
  expect(summarize({ amount, reference: 'F-2026-0031' })).toBe('Acompte F-2026-0031');
});

function convert(draft: Draft): Draft {
  return convertPrices(draft, computeTotals(draft));
}

function start(parts: Partial<DraftInput>): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    ...parts,
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return parsed.draft;
}
