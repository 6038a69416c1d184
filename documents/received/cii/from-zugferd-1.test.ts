import { expect, test } from 'vitest';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';

const TAX = '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>';
const OLD = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
<rsm:SpecifiedExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>
<ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:SpecifiedExchangedDocumentContext>
<rsm:HeaderExchangedDocument><ram:ID>471102</ram:ID><ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20160305</udt:DateTimeString></ram:IssueDateTime></rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction>
<ram:ApplicableSupplyChainTradeAgreement>
<ram:SellerTradeParty><ram:Name>Lieferant GmbH</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty><ram:Name>Kunde AG</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:BuyerTradeParty>
<ram:BuyerOrderReferencedDocument><ram:ID>B-12</ram:ID></ram:BuyerOrderReferencedDocument>
</ram:ApplicableSupplyChainTradeAgreement>
<ram:ApplicableSupplyChainTradeSettlement>
<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:ApplicableTradeTax><ram:CalculatedAmount currencyID="EUR">39.90</ram:CalculatedAmount>${TAX}<ram:BasisAmount currencyID="EUR">210.00</ram:BasisAmount><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedLogisticsServiceCharge><ram:Description>Versand</ram:Description><ram:AppliedAmount currencyID="EUR">10.00</ram:AppliedAmount>
<ram:AppliedTradeTax>${TAX}<ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>
<ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">200.00</ram:LineTotalAmount><ram:ChargeTotalAmount currencyID="EUR">10.00</ram:ChargeTotalAmount>
<ram:AllowanceTotalAmount currencyID="EUR">0.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount currencyID="EUR">210.00</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="EUR">39.90</ram:TaxTotalAmount><ram:GrandTotalAmount currencyID="EUR">249.90</ram:GrandTotalAmount><ram:DuePayableAmount currencyID="EUR">249.90</ram:DuePayableAmount></ram:SpecifiedTradeSettlementMonetarySummation>
</ram:ApplicableSupplyChainTradeSettlement>
<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedSupplyChainTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">10.0000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement>
<ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">20.0000</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery>
<ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax>${TAX}<ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">200.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
<ram:SpecifiedTradeProduct><ram:Name>Trennblätter A4</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>
</rsm:SpecifiedSupplyChainTradeTransaction></rsm:CrossIndustryDocument>`;

test('an invoice of ZUGFeRD 1.0 is read as what it is, and its format is said to be old', () => {
  const read = readInvoiceXml(Buffer.from(OLD));
  if (!read.ok) throw new Error(read.problem.code);
  const { draft, stated, profile, findings, verdict } = read.invoice;
  expect(profile.name).toContain('format ancien');
  expect(draft).toMatchObject({
    number: '471102',
    issueDate: '2016-03-05',
    seller: { name: 'Lieferant GmbH', vatNumber: 'DE123456789' },
    references: { purchaseOrder: 'B-12' },
    lines: [{ name: 'Trennblätter A4', quantity: '20', unitPrice: '10', vatRate: '19' }],
    charges: [{ amount: '10', reason: 'Versand', vatRate: '19' }],
  });
  expect(stated.payableAmount).toBe(24_990);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(findings.map(({ code }) => code)).toContain('old-format');
  expect(verdict).toBe('to-report');
});
