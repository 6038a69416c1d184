import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { chargesForeignVat } from '#documents/model/vat-regime.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildFacturX } from './build-factur-x.ts';

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
    { kind: 'item', name: 'Livre', unitPrice: '19.99', vatRate: '5.5' },
  ],
};

function write(changes: Partial<DraftInput> = {}): string | null {
  const parsed = parseDraft({ ...TABLE, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildFacturX(parsed.draft);
}

test('a small invoice is written element by element in the order of the schema', () => {
  expect(write()).toBe(EXPECTED);
});

test('the same draft gives the same bytes', () => {
  expect(write()).toBe(write());
});

test('a proforma is no invoice and has no XML', () => {
  expect(write({ subtype: 'proforma' })).toBeNull();
});

test('each sample that is an invoice with French VAT has an XML of the EN 16931 profile', () => {
  for (const [name, sample] of Object.entries(samples)) {
    const parsed = parseDraft(sample);
    if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems)}`);
    const xml = buildFacturX(parsed.draft);
    const { isInvoice } = subtypeOf(requireKind(parsed.draft.kind), parsed.draft.subtype);
    if (!isInvoice || chargesForeignVat(parsed.draft.vatRegime)) expect(xml, name).toBeNull();
    else expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  }
});

test('markup typed by an author is text, in elements and in attributes', () => {
  const xml = write({
    notes: '</ram:Content><ram:SubjectCode>BAR',
    attachments: [{ filename: 'a" b="<c>.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' }],
  });
  expect(xml).toContain(
    '<ram:Content>&lt;/ram:Content&gt;&lt;ram:SubjectCode&gt;BAR</ram:Content>',
  );
  expect(xml).toContain('filename="a&quot; b=&quot;&lt;c&gt;.pdf"');
});

test('every letter of the author is kept, whatever the font has', () => {
  const name = 'Café 🙂 — مرحبا שלום Ω Ж e\u0301';
  const xml = write({ lines: [{ kind: 'item', name, unitPrice: '1', vatRate: '20' }] });
  expect(xml).toContain(`<ram:Name>${name.normalize('NFC')}</ram:Name>`);
});

test('private notes never leave', () => {
  expect(write({ privateNotes: 'marge 40 %' })).not.toContain('marge');
});

test('in another currency the VAT is given in euros too', () => {
  const xml = write({ currency: 'CHF', exchangeRate: { rate: '1.05', date: '2026-11-20' } });
  expect(xml).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="CHF">49.30</ram:TaxTotalAmount>');
  expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">51.77</ram:TaxTotalAmount>');
});

test('an unfinished draft gives an XML without what is missing', () => {
  const xml = write({ number: '', issueDate: '', dueDate: '', lines: [] });
  expect(xml).not.toContain('ram:DueDateDateTime');
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
});

const EXPECTED = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>
<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>B1</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>
<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>
<ram:ID>F-2026-0042</ram:ID>
<ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20261120</udt:DateTimeString></ram:IssueDateTime>
<ram:IncludedNote>
<ram:Content>B2C</ram:Content>
<ram:SubjectCode>BAR</ram:SubjectCode>
</ram:IncludedNote>
</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument>
<ram:LineID>1</ram:LineID>
</ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct>
<ram:Name>Table &amp; bancs</ram:Name>
</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement>
<ram:NetPriceProductTradePrice>
<ram:ChargeAmount>120.5</ram:ChargeAmount>
</ram:NetPriceProductTradePrice>
</ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax>
<ram:TypeCode>VAT</ram:TypeCode>
<ram:CategoryCode>S</ram:CategoryCode>
<ram:RateApplicablePercent>20</ram:RateApplicablePercent>
</ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>241.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument>
<ram:LineID>2</ram:LineID>
</ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct>
<ram:Name>Livre</ram:Name>
</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement>
<ram:NetPriceProductTradePrice>
<ram:ChargeAmount>19.99</ram:ChargeAmount>
</ram:NetPriceProductTradePrice>
</ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax>
<ram:TypeCode>VAT</ram:TypeCode>
<ram:CategoryCode>S</ram:CategoryCode>
<ram:RateApplicablePercent>5.5</ram:RateApplicablePercent>
</ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>19.99</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty>
<ram:GlobalID schemeID="0009">73282932000074</ram:GlobalID>
<ram:Name>Atelier Dupont</ram:Name>
<ram:SpecifiedLegalOrganization>
<ram:ID schemeID="0002">732829320</ram:ID>
</ram:SpecifiedLegalOrganization>
<ram:PostalTradeAddress>
<ram:PostcodeCode>75011</ram:PostcodeCode>
<ram:LineOne>12 rue des Lilas</ram:LineOne>
<ram:CityName>Paris</ram:CityName>
<ram:CountryID>FR</ram:CountryID>
</ram:PostalTradeAddress>
<ram:URIUniversalCommunication><ram:URIID schemeID="0225">732829320</ram:URIID></ram:URIUniversalCommunication>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR44732829320</ram:ID></ram:SpecifiedTaxRegistration>
</ram:SellerTradeParty>
<ram:BuyerTradeParty>
<ram:Name>Mme Durand</ram:Name>
<ram:DefinedTradeContact>
<ram:EmailURIUniversalCommunication><ram:URIID>durand@example.fr</ram:URIID></ram:EmailURIUniversalCommunication>
</ram:DefinedTradeContact>
<ram:PostalTradeAddress>
<ram:PostcodeCode>69006</ram:PostcodeCode>
<ram:LineOne>3 avenue Foch</ram:LineOne>
<ram:CityName>Lyon</ram:CityName>
<ram:CountryID>FR</ram:CountryID>
</ram:PostalTradeAddress>
<ram:URIUniversalCommunication><ram:URIID schemeID="EM">durand@example.fr</ram:URIID></ram:URIUniversalCommunication>
</ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>
<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261118</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>
</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>
<ram:PaymentReference>F-2026-0042</ram:PaymentReference>
<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans>
<ram:TypeCode>58</ram:TypeCode>
<ram:Information>Virement</ram:Information>
<ram:PayeePartyCreditorFinancialAccount>
<ram:IBANID>FR1420041010050500013M02606</ram:IBANID>
</ram:PayeePartyCreditorFinancialAccount>
</ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax>
<ram:CalculatedAmount>48.20</ram:CalculatedAmount>
<ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>241.00</ram:BasisAmount>
<ram:CategoryCode>S</ram:CategoryCode>
<ram:DueDateTypeCode>29</ram:DueDateTypeCode>
<ram:RateApplicablePercent>20</ram:RateApplicablePercent>
</ram:ApplicableTradeTax>
<ram:ApplicableTradeTax>
<ram:CalculatedAmount>1.10</ram:CalculatedAmount>
<ram:TypeCode>VAT</ram:TypeCode>
<ram:BasisAmount>19.99</ram:BasisAmount>
<ram:CategoryCode>S</ram:CategoryCode>
<ram:DueDateTypeCode>29</ram:DueDateTypeCode>
<ram:RateApplicablePercent>5.5</ram:RateApplicablePercent>
</ram:ApplicableTradeTax>
<ram:SpecifiedTradePaymentTerms>
<ram:DueDateDateTime><udt:DateTimeString format="102">20261220</udt:DateTimeString></ram:DueDateDateTime>
</ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>260.99</ram:LineTotalAmount>
<ram:TaxBasisTotalAmount>260.99</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="EUR">49.30</ram:TaxTotalAmount>
<ram:GrandTotalAmount>310.29</ram:GrandTotalAmount>
<ram:DuePayableAmount>310.29</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
