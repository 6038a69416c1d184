import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { plombierChauffagiste } from '#documents/samples/facture-tva/plombier-chauffagiste.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const draft = requireDraft(plombierChauffagiste);
const xml = buildFacturX(draft) ?? '';

test('our own invoices are read with their parties, their lines and their amounts', () => {
  const invoice = requireInvoice(xml);
  expect(invoice).toMatchObject({
    syntax: 'cii',
    typeCode: '380',
    profile: { id: 'urn:cen.eu:en16931:2017', name: 'EN 16931', isFull: true },
  });
  expect(invoice.draft.number).toBe(draft.number);
  expect(invoice.draft.seller).toMatchObject({
    name: draft.seller.name,
    siret: draft.seller.siret,
  });
  expect(invoice.stated.payableAmount).toBe(computeTotals(draft).payableAmount);
  expect(computeTotals(invoice.draft).payableAmount).toBe(invoice.stated.payableAmount);
});

test('prefixes may be anything, and what no term takes is listed', () => {
  const renamed = xml
    .replaceAll('ram:', 'a:')
    .replace('xmlns:ram', 'xmlns:a')
    .replace(
      '</a:SellerTradeParty>',
      '<a:GlobalID schemeID="0088">3012345678900</a:GlobalID></a:SellerTradeParty>',
    );
  expect(requireInvoice(renamed).dropped).toContainEqual({
    term: 'BT-29',
    label: 'Vendeur, autre identifiant',
    value: '3012345678900',
    count: 1,
  });
});

test('the legal form is in BT-33 where there is no note for it', () => {
  const withoutNote = xml
    .replace(
      /<ram:IncludedNote>\s*<ram:Content>[^<]*<\/ram:Content>\s*<ram:SubjectCode>REG<.*?<\/ram:IncludedNote>/s,
      '',
    )
    .replace(
      /(<ram:SellerTradeParty>.*?<\/ram:Name>)/s,
      '$1<ram:Description>SAS au capital de 12 500 €</ram:Description>',
    );
  const { draft: read, dropped } = requireInvoice(withoutNote);
  expect(read.seller).toMatchObject({ legalForm: 'SAS', shareCapital: '12500' });
  expect(dropped).toEqual([]);
});

test('a department stands beside the person, and both are printed', () => {
  const named = xml.replace(
    /(<ram:BuyerTradeParty>.*?<ram:DefinedTradeContact>)/s,
    '$1<ram:PersonName>A. Roy</ram:PersonName><ram:DepartmentName>Achats</ram:DepartmentName>',
  );
  const { draft: read, dropped } = requireInvoice(named);
  expect(read.buyer).toMatchObject({ contactName: 'A. Roy', department: 'Achats' });
  expect(dropped).toEqual([]);
});

test('what looks like an invoice and is none says what it is', () => {
  const code = (text: string) => {
    const read = readInvoiceXml(Buffer.from(text));
    return read.ok ? 'read' : read.problem.code;
  };
  expect(code('<SCRDMCCBDACIOMessageStructure/>')).toBe('is-order');
  expect(code('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>')).toBe(
    'is-order',
  );
  expect(code('<x:CrossDomainAcknowledgementAndResponse xmlns:x="urn:x"/>')).toBe('is-status');
  expect(code('<x:CrossIndustryDocument xmlns:x="urn:ferd"/>')).toBe('is-old-zugferd');
  expect(code('<CrossIndustryInvoice/>')).toBe('is-not-invoice');
  expect(code('<html/>')).toBe('is-not-invoice');
});

function requireInvoice(text: string) {
  const read = readInvoiceXml(Buffer.from(text));
  if (!read.ok) throw new Error(read.problem.message);
  return read.invoice;
}
