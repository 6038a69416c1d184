import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import type { Draft } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { convertRentToInvoice } from './rent-invoice.ts';

const quittance = requireDraft(samples['quittance-local-professionnel']);
const stamp = { number: 'F-2026-0051', today: '2026-10-09' };

function convert(changes: Partial<NonNullable<Draft['rent']>> = {}): Draft {
  const { rent } = quittance;
  if (!rent) throw new Error('The sample has a rent');
  const made = convertRentToInvoice({ ...quittance, rent: { ...rent, ...changes } }, stamp);
  if (!made) throw new Error('The rent has VAT');
  return made;
}

test('the invoice of a paid rent tells its tax, its period and the day of its payment', () => {
  const invoice = convert();
  expect(invoice).toMatchObject({
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: 'F-2026-0051',
    supply: { start: '2026-10-01', end: '2026-12-31' },
    payment: { means: ['paid'], paidOn: '2026-10-05' },
    subject: 'Loyer, 21 cours Pierre-Puget, Rez-de-chaussée et cave, Marseille',
  });
  expect(invoice).not.toHaveProperty('rent');
  const totals = computeTotals(invoice);
  expect(totals.taxExclusiveTotal).toBe(609_000);
  expect(totals.taxInclusiveTotal).toBe(computeTotals(quittance).rent?.dueTotal);
  expect(totals.payableAmount).toBe(0);
  expect(hasBlockingFailure(checkConformity(invoice, stamp.today))).toBe(false);
});

test('what was received of a rent that is not paid in full is taken off', () => {
  const invoice = convert({
    payments: [{ date: '2026-10-05', amount: '3000.00', means: 'transfer', payer: 'tenant' }],
  });
  expect(invoice.prepayments).toEqual([
    { amount: '3000.00', date: '2026-10-05', means: 'transfer' },
  ]);
  expect(invoice.dueDate).toBe('2026-11-08');
  expect(computeTotals(invoice).payableAmount).toBe(430_800);
});

test('each part of the term is a line, what is given back a quantity below zero', () => {
  const { lines } = convert({
    supplement: '100.00',
    adjustment: { amount: '-50.00', label: 'Régularisation 2025' },
    otherLines: [{ label: 'Assurance', amount: '20.00' }],
  });
  expect(
    lines.map((line) => ('unitPrice' in line ? [line.name, line.quantity, line.unitPrice] : [])),
  ).toEqual([
    ['Loyer hors charges', '1', '5400.00'],
    ['Complément de loyer', '1', '100.00'],
    ['Provision sur charges', '1', '690.00'],
    ['Régularisation 2025', '-1', '50.00'],
    ['Assurance', '1', '20.00'],
  ]);
});

test('a rent without VAT has no invoice', () => {
  expect(convertRentToInvoice({ ...quittance, vatRegime: 'exempt' }, stamp)).toBeNull();
  expect(convertRentToInvoice(requireDraft(samples.menuisier), stamp)).toBeNull();
});
