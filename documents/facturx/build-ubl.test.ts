import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildFacturX } from './build-factur-x.ts';
import { buildUbl } from './build-ubl.ts';

const TABLE: DraftInput = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'F-2026-0042',
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  supply: { date: '2026-11-18' },
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'Atelier Dupont',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    address: { line1: '12 rue des Lilas', postalCode: '75011', city: 'Paris' },
    iban: 'FR1420041010050500013M02606',
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Durand',
    email: 'durand@example.fr',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
  },
  lines: [
    { kind: 'item', name: 'Table & bancs', quantity: '2', unitPrice: '120.5', vatRate: '20' },
  ],
};

function write(changes: Partial<DraftInput> = {}): string {
  return buildUbl(requireDraft({ ...TABLE, ...changes })) ?? '';
}

function writeSample(name: keyof typeof samples): string {
  return buildUbl(requireDraft(samples[name])) ?? '';
}

test('a small invoice is written element by element in the order of the schema', () => {
  expect(write()).toBe(EXPECTED);
});

test('the documents that have a CII have a UBL, and no other', () => {
  for (const [name, sample] of Object.entries(samples)) {
    const draft = requireDraft(sample);
    expect(buildUbl(draft) === null, name).toBe(buildFacturX(draft) === null);
  }
});

test('an avoir is a CreditNote whatever its nature, an invoice never is', () => {
  const roots = (
    [
      'avoir-total',
      'avoir-acompte',
      'avoir-ristourne',
      'avoir-laiterie',
      'avoir-imprimerie',
      'rectificative',
      'affacturage-imprimerie',
    ] as const
  ).map((name) => /<(\w+) xmlns=[\s\S]*TypeCode>(\d+)</.exec(writeSample(name))?.slice(1));
  expect(roots).toEqual([
    ['CreditNote', '381'],
    ['CreditNote', '503'],
    ['CreditNote', '262'],
    ['CreditNote', '261'],
    ['CreditNote', '396'],
    ['Invoice', '384'],
    ['Invoice', '393'],
  ]);
});

test('a CreditNote has its own lines and the invoice that it reduces', () => {
  const xml = writeSample('avoir-total');
  expect(xml).toContain('<cbc:CreditedQuantity unitCode="DAY">3</cbc:CreditedQuantity>');
  expect(xml).not.toMatch(/InvoiceLine|InvoicedQuantity|InvoiceTypeCode/);
  expect(xml).toMatch(
    /<cac:BillingReference>\s*<cac:InvoiceDocumentReference>\s*<cbc:ID>F-2026-0042<\/cbc:ID>\s*<cbc:IssueDate>2026-11-20</,
  );
});

test('the code of a note stands at its beginning', () => {
  expect(writeSample('menuisier')).toContain('<cbc:Note>#PMT#Indemnité forfaitaire');
});

test('the moment when VAT falls due has the codes of UBL, once (BR-CL-06)', () => {
  const codes = (changes: Partial<DraftInput>) =>
    [...write(changes).matchAll(/DescriptionCode>(\d+)</g)].map(([, code]) => code);
  expect(codes({ operation: 'goods' })).toEqual(['35']);
  expect(codes({ operation: 'services' })).toEqual(['432']);
  expect(codes({ operation: 'services', vatOnDebits: true })).toEqual(['3']);
  expect(codes({ operation: 'mixed' })).toEqual([]);
});

test('each amount names its currency, the tax in euros its own', () => {
  const xml = write({ currency: 'CHF', exchangeRate: { rate: '1.05', date: '2026-11-19' } });
  expect(xml).toContain('<cbc:PayableAmount currencyID="CHF">');
  expect(xml).not.toMatch(/Amount>\d/);
  expect(xml.match(/<cbc:TaxAmount currencyID="EUR">/g)).toHaveLength(1);
});

test('a project is a reference of an invoice and a document of a credit note (UBL-SR-43)', () => {
  const references = { project: 'PRJ-7' };
  expect(write({ references })).toMatch(/<cac:ProjectReference><cbc:ID>PRJ-7</);
  const credit = write({
    kind: 'avoir',
    references: { ...references, preceding: [{ number: 'F-1', issueDate: '2026-10-01' }] },
  });
  expect(credit).toMatch(/<cbc:ID>PRJ-7<\/cbc:ID>\s*<cbc:DocumentTypeCode>50</);
  expect(credit).not.toContain('ProjectReference');
});

test('an order of the seller alone has the order of the buyer that the schema wants', () => {
  expect(write({ references: { salesOrder: 'CV-9' } })).toMatch(
    /<cac:OrderReference>\s*<cbc:ID>NA<\/cbc:ID>\s*<cbc:SalesOrderID>CV-9</,
  );
});

test('the code of the seller for a customer is there, but not beside a SIREN (BR-FR-CO-10)', () => {
  const person = { ...TABLE.buyer, customerCode: 'C-1' };
  expect(write({ buyer: person })).toContain(
    '<cac:PartyIdentification><cbc:ID>C-1</cbc:ID></cac:PartyIdentification>',
  );
  const business = { ...person, kind: 'business' as const, siren: '404833048' };
  expect(write({ buyer: business })).not.toContain('C-1');
});

test('what belongs to the payment instructions is not written without them', () => {
  const xml = write({ payment: { means: [], reference: 'REF' } });
  expect(xml).not.toMatch(/PaymentMeans|REF/);
  expect(xml).toContain('<cbc:DueDate>2026-12-20</cbc:DueDate>');
});

test('a direct debit has its mandate, and the creditor is an identifier of the seller', () => {
  const xml = writeSample('infogerance-prelevement');
  expect(xml).toMatch(/<cac:PaymentMandate>\s*<cbc:ID>.+<\/cbc:ID>\s*<cac:PayerFinancialAccount>/);
  expect(xml).toMatch(
    /<cac:AccountingSupplierParty>[\s\S]*<cbc:ID schemeID="SEPA">.+<\/cbc:ID>[\s\S]*<\/cac:AccountingSupplierParty>/,
  );
});

test('markup typed by an author is text, in elements and in attributes', () => {
  const xml = write({
    notes: '</cbc:Note><cbc:ID>',
    attachments: [{ filename: 'a" b="<c>.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' }],
  });
  expect(xml).toContain('<cbc:Note>#AAI#&lt;/cbc:Note&gt;&lt;cbc:ID&gt;</cbc:Note>');
  expect(xml).toContain('filename="a&quot; b=&quot;&lt;c&gt;.pdf"');
});

const EXPECTED = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
<cbc:ProfileID>B1</cbc:ProfileID>
<cbc:ID>F-2026-0042</cbc:ID>
<cbc:IssueDate>2026-11-20</cbc:IssueDate>
<cbc:DueDate>2026-12-20</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:Note>#BAR#B2C</cbc:Note>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:InvoicePeriod>
<cbc:DescriptionCode>35</cbc:DescriptionCode>
</cac:InvoicePeriod>
<cac:AccountingSupplierParty><cac:Party>
<cbc:EndpointID schemeID="0225">732829320</cbc:EndpointID>
<cac:PartyIdentification><cbc:ID schemeID="0009">73282932000074</cbc:ID></cac:PartyIdentification>
<cac:PostalAddress>
<cbc:StreetName>12 rue des Lilas</cbc:StreetName>
<cbc:CityName>Paris</cbc:CityName>
<cbc:PostalZone>75011</cbc:PostalZone>
<cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country>
</cac:PostalAddress>
<cac:PartyTaxScheme>
<cbc:CompanyID>FR44732829320</cbc:CompanyID>
<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
</cac:PartyTaxScheme>
<cac:PartyLegalEntity>
<cbc:RegistrationName>Atelier Dupont</cbc:RegistrationName>
<cbc:CompanyID schemeID="0002">732829320</cbc:CompanyID>
</cac:PartyLegalEntity>
</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>
<cbc:EndpointID schemeID="EM">durand@example.fr</cbc:EndpointID>
<cac:PostalAddress>
<cbc:StreetName>3 avenue Foch</cbc:StreetName>
<cbc:CityName>Lyon</cbc:CityName>
<cbc:PostalZone>69006</cbc:PostalZone>
<cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country>
</cac:PostalAddress>
<cac:PartyLegalEntity>
<cbc:RegistrationName>Mme Durand</cbc:RegistrationName>
</cac:PartyLegalEntity>
<cac:Contact>
<cbc:ElectronicMail>durand@example.fr</cbc:ElectronicMail>
</cac:Contact>
</cac:Party></cac:AccountingCustomerParty>
<cac:Delivery>
<cbc:ActualDeliveryDate>2026-11-18</cbc:ActualDeliveryDate>
</cac:Delivery>
<cac:PaymentMeans>
<cbc:PaymentMeansCode name="Virement">58</cbc:PaymentMeansCode>
<cbc:PaymentID>F-2026-0042</cbc:PaymentID>
<cac:PayeeFinancialAccount>
<cbc:ID>FR1420041010050500013M02606</cbc:ID>
</cac:PayeeFinancialAccount>
</cac:PaymentMeans>
<cac:TaxTotal>
<cbc:TaxAmount currencyID="EUR">48.20</cbc:TaxAmount>
<cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="EUR">241.00</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="EUR">48.20</cbc:TaxAmount>
<cac:TaxCategory>
<cbc:ID>S</cbc:ID>
<cbc:Percent>20</cbc:Percent>
<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
</cac:TaxCategory>
</cac:TaxSubtotal>
</cac:TaxTotal>
<cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="EUR">241.00</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="EUR">241.00</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="EUR">289.20</cbc:TaxInclusiveAmount>
<cbc:PayableAmount currencyID="EUR">289.20</cbc:PayableAmount>
</cac:LegalMonetaryTotal>
<cac:InvoiceLine>
<cbc:ID>1</cbc:ID>
<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="EUR">241.00</cbc:LineExtensionAmount>
<cac:Item>
<cbc:Name>Table &amp; bancs</cbc:Name>
<cac:ClassifiedTaxCategory>
<cbc:ID>S</cbc:ID>
<cbc:Percent>20</cbc:Percent>
<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>
</cac:ClassifiedTaxCategory>
</cac:Item>
<cac:Price>
<cbc:PriceAmount currencyID="EUR">120.5</cbc:PriceAmount>
</cac:Price>
</cac:InvoiceLine>
</Invoice>
`;
