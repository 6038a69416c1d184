import { expect, test } from 'vitest';
import { buildFacturX, computeTotals } from '#documents';
import { readInvoiceXml } from '#documents/received';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { compareTotals } from './compare-totals.ts';

const xml = buildFacturX(requireDraft(samples.menuisier)) ?? '';

function compare(text: string) {
  const read = readInvoiceXml(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.problem.message);
  const { draft, stated } = read.invoice;
  return compareTotals({ draft, stated, totals: computeTotals(draft) });
}

test('a sound invoice agrees with itself, and ends with what is to be paid', () => {
  const amounts = compare(xml);
  expect(amounts.every(({ different }) => different === null)).toBe(true);
  expect(amounts.at(-1)).toMatchObject({ label: 'Net à payer', isFinal: true });
  expect(amounts.map(({ label }) => label)).not.toContain('Arrondi');
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
