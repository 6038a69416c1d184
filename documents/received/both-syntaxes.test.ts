import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

function read(xml: string) {
  const result = readInvoiceXml(new TextEncoder().encode(xml));
  if (!result.ok) throw new Error(result.problem.message);
  const { dropped, ...invoice } = result.invoice;
  return { ...invoice, dropped: dropped.toSorted((a, b) => (a.term < b.term ? -1 : 1)) };
}

const INVOICES = Object.entries(samples)
  .map(([name, sample]) => [name, requireDraft(sample)] as const)
  .filter(([, draft]) => buildFacturX(draft) !== null);

test('an invoice reads the same from its CII and from its UBL', () => {
  for (const [name, draft] of INVOICES) {
    const cii = read(buildFacturX(draft) ?? '');
    const ubl = read(buildUbl(draft) ?? '');
    // UBL has no place for the customer code beside a SIREN (BR-FR-CO-10).
    if (draft.buyer.customerCode) delete cii.draft.buyer.customerCode;
    expect(ubl, name).toEqual({ ...cii, syntax: 'ubl' });
  }
});

test('what UBL says and a draft has no field for has its number and its name', () => {
  const xml = (buildUbl(requireDraft(samples.menuisier)) ?? '')
    .replace('<cbc:ID>', '<cbc:UBLVersionID>2.1</cbc:UBLVersionID><cbc:ID>')
    .replace(
      '</cac:PartyLegalEntity>',
      '<cbc:CompanyLegalForm>Une mention</cbc:CompanyLegalForm>$&',
    );
  expect(read(xml).dropped).toEqual([
    { term: 'BT-33', label: 'Vendeur, mentions légales', value: 'Une mention', count: 1 },
    { term: 'UBL', label: 'Version du format', value: '2.1', count: 1 },
  ]);
});
