import { expect, test } from 'vitest';
import { buildFacturX, type DraftInput } from '#documents';
import { seriesOf } from '#documents/dossier';
import { readInvoiceXml } from '#documents/received';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describePayable } from './describe-payable.ts';

const PLAIN = { ...samples.menuisier, dueDate: '2026-12-20' } satisfies DraftInput;
const draft = requireDraft(PLAIN);
const ofSeller = [{ series: seriesOf(draft) }];
const ofBuyer = [
  {
    series: seriesOf({
      ...draft,
      seller: { ...draft.seller, ...draft.buyer } as typeof draft.seller,
    }),
  },
];

function read(input: DraftInput, change = (xml: string) => xml) {
  const xml = change(buildFacturX(requireDraft(input)) ?? '');
  const result = readInvoiceXml(new TextEncoder().encode(xml));
  if (!result.ok) throw new Error(result.problem.message);
  return result.invoice;
}

test('an invoice is to be paid, unless its seller reads it', () => {
  const invoice = read(PLAIN);
  expect(describePayable(invoice)).toBe('à payer au plus tard le 20/12/2026');
  expect(describePayable(invoice, ofBuyer)).toBe('à payer au plus tard le 20/12/2026');
  expect(describePayable(invoice, ofSeller)).toBe('à recevoir au plus tard le 20/12/2026');
});

test('a self-billed invoice comes to its seller, unless its buyer reads it', () => {
  const invoice = read({ ...PLAIN, subtype: 'self-billed' });
  expect(describePayable(invoice)).toBe('à recevoir au plus tard le 20/12/2026');
  expect(describePayable(invoice, ofSeller)).toBe('à recevoir au plus tard le 20/12/2026');
  expect(describePayable(invoice, ofBuyer)).toBe('à payer au plus tard le 20/12/2026');
});

test('an avoir is neither', () => {
  expect(describePayable(read(samples['avoir-total']))).toBe('montant de l’avoir');
});

test('instalments are counted, with the first', () => {
  const part = (day: string, amount: string) =>
    `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime><ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount></ram:SpecifiedTradePaymentTerms>`;
  const invoice = read(PLAIN, (xml) =>
    xml.replace(
      /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s,
      part('20261130', '100.00') + part('20261231', '50.00'),
    ),
  );
  expect(describePayable(invoice).replace(/\s/g, ' ')).toBe(
    'à payer en 2 fois, 100,00 € au plus tard le 30/11/2026',
  );
});
