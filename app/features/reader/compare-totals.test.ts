import { expect, test } from 'vitest';
import { buildFacturX, computeTotals, type DraftInput } from '#documents';
import { readInvoiceXml } from '#documents/received';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { compareTotals } from './compare-totals.ts';

const xml = buildFacturX(requireDraft(samples.menuisier)) ?? '';

function compare(text: string, isReadBySeller = false) {
  const read = readInvoiceXml(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.problem.message);
  const { draft, stated } = read.invoice;
  return compareTotals({ draft, stated, totals: computeTotals(draft), isReadBySeller });
}

test('a sound invoice agrees with itself, and ends with what is to be paid', () => {
  const amounts = compare(xml);
  expect(amounts.every(({ different }) => different === null)).toBe(true);
  expect(amounts.at(-1)).toMatchObject({ label: 'Net à payer', isFinal: true });
  expect(amounts.map(({ label }) => label)).not.toContain('Arrondi');
});

test('its seller reads what is to be received, and what was', () => {
  const prepayments = [{ amount: '100', date: '2026-11-01' }];
  const paid = { ...samples.menuisier, subtype: 'self-billed', prepayments } satisfies DraftInput;
  const selfBilled = buildFacturX(requireDraft(paid)) ?? '';
  const labelsOf = (isSeller: boolean) => compare(selfBilled, isSeller).map(({ label }) => label);
  expect(labelsOf(true)).toEqual(
    labelsOf(false).map((label) => BY_SELLER[label as keyof typeof BY_SELLER] ?? label),
  );
  expect(labelsOf(true).slice(-2)).toEqual(['Déjà reçu', 'Net à recevoir']);
  expect(compare(selfBilled, true).at(-1)).toMatchObject({ isFinal: true });
});

test('an avoir is named the same to both', () => {
  const credit = buildFacturX(requireDraft(samples['avoir-total'])) ?? '';
  expect(compare(credit, true)).toEqual(compare(credit));
});

test('an avoir ends with its amount, which nobody pays', () => {
  const credit = buildFacturX(requireDraft(samples['avoir-total'])) ?? '';
  expect(compare(credit).at(-1)).toMatchObject({ label: 'Montant de l’avoir', isFinal: true });
});

test('a total that its lines do not give stands out alone', () => {
  const [, stated = ''] = /<ram:GrandTotalAmount>([^<]+)</.exec(xml) ?? [];
  const wrong = xml.replace(
    `<ram:GrandTotalAmount>${stated}<`,
    `<ram:GrandTotalAmount>${Number(stated) + 10}<`,
  );
  const different = compare(wrong).filter((amount) => amount.different !== null);
  expect(different).toMatchObject([{ label: 'Total TTC', different: Number(stated) * 100 }]);
});

const BY_SELLER = { 'Déjà payé': 'Déjà reçu', 'Net à payer': 'Net à recevoir' };
