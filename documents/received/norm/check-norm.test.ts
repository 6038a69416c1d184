import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { livraisonIntracommunautaire } from '#documents/samples/facture-tva/special-regimes/livraison-intracommunautaire.ts';
import { sousTraitantBatiment } from '#documents/samples/facture-tva/special-regimes/sous-traitant-batiment.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkNorm } from './check-norm.ts';

const CII = buildFacturX(requireDraft(menuisier)) ?? '';
const UBL = buildUbl(requireDraft(menuisier)) ?? '';
const REVERSED = buildFacturX(requireDraft(sousTraitantBatiment)) ?? '';
const INSIDE_UNION = buildFacturX(requireDraft(livraisonIntracommunautaire)) ?? '';

for (const [name, input] of Object.entries(samples)) {
  const draft = requireDraft(input);
  const files = [buildFacturX(draft), buildUbl(draft)].filter((xml) => xml !== null);
  if (files.length > 0)
    test(`the norm finds nothing in either syntax: ${name}`, () => {
      for (const xml of files) expect(judge(xml)).toEqual([]);
    });
}

const ADJUSTMENT = (indicator: string, children: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator>${children}</ram:SpecifiedTradeAllowanceCharge>`;
const BEFORE_TERMS = /(?=<ram:SpecifiedTradePaymentTerms>)/;
const SELLER = '<ram:SellerTradeParty>';

/** One fault of other software at a time: the rule it breaks, and the replacement that makes it. */
const BREAKAGES: readonly (readonly [
  rule: string,
  xml: string,
  from: RegExp | string,
  to: string,
])[] = [
  ['BR-01', CII, 'urn:cen.eu:en16931:2017', ''],
  ['BR-02', UBL, /<cbc:ID>F-2026-0042<\/cbc:ID>/, '<cbc:ID> </cbc:ID>'],
  ['BR-03', CII, 'format="102">20261120', 'format="203">20261120'],
  [
    'BR-08',
    CII,
    /(<ram:SellerTradeParty>.*?)<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/s,
    '$1',
  ],
  [
    'BR-17',
    CII,
    BEFORE_TERMS,
    '<ram:PayeeTradeParty><ram:Name>Menuiserie Lefèvre &amp; Fils</ram:Name></ram:PayeeTradeParty>',
  ],
  ['BR-23', CII, '<ram:BilledQuantity unitCode="DAY">', '<ram:BilledQuantity>'],
  ['BR-25', UBL, /<cbc:Name>Conception et plans<\/cbc:Name>/, ''],
  ['repeated-term', CII, /<ram:Name>Pose et réglages<\/ram:Name>/, '$&$&'],
  [
    'BR-CO-15',
    CII,
    /<ram:SpecifiedTradeSettlementHeaderMonetarySummation>.*<\/ram:SpecifiedTradeSettlementHeaderMonetarySummation>/s,
    '',
  ],
  ['BR-27', CII, '<ram:ChargeAmount>450<', '<ram:ChargeAmount>-450<'],
  ['BR-27', UBL, /(<cbc:PriceAmount[^>]*>)450/, '$1-450'],
  ['BR-33', CII, BEFORE_TERMS, ADJUSTMENT('false', '<ram:ActualAmount>1.00</ram:ActualAmount>')],
  [
    'BR-37',
    CII,
    BEFORE_TERMS,
    ADJUSTMENT('true', '<ram:ActualAmount>1.00</ram:ActualAmount><ram:Reason>Port</ram:Reason>'),
  ],
  [
    'BR-42',
    CII,
    /<ram:ReasonCode>95<\/ram:ReasonCode>\s*<ram:Reason>Client fidèle<\/ram:Reason>/,
    '',
  ],
  [
    'BR-48',
    CII,
    /(<ram:CalculatedAmount>.*?)<ram:RateApplicablePercent>20<\/ram:RateApplicablePercent>/s,
    '$1',
  ],
  ['BR-50', CII, /<ram:IBANID>[^<]*/, '<ram:IBANID>'],
  ['BR-53', CII, /(?=<ram:InvoiceCurrencyCode>)/, '<ram:TaxCurrencyCode>CHF</ram:TaxCurrencyCode>'],
  ['BR-61', UBL, /<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/s, ''],
  ['BR-62', UBL, /<cbc:EndpointID schemeID="0225">/, '<cbc:EndpointID>'],
  ['BR-CO-04', UBL, /(<cac:ClassifiedTaxCategory>.*?<cac:TaxScheme>\s*<cbc:ID>)VAT/s, '$1GST'],
  ['BR-CO-09', CII, 'schemeID="VA">FR', 'schemeID="VA">ZZ'],
  ['BR-CO-10', UBL, /(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)/, '$11'],
  [
    'BR-CO-11',
    CII,
    BEFORE_TERMS,
    ADJUSTMENT('false', '<ram:ActualAmount>1.00</ram:ActualAmount><ram:Reason>Geste</ram:Reason>'),
  ],
  [
    'BR-CO-14',
    CII,
    '<ram:TaxTotalAmount currencyID="EUR">',
    '<ram:TaxTotalAmount currencyID="EUR">1',
  ],
  ['BR-CO-15', UBL, /(<cbc:TaxInclusiveAmount[^>]*>)/, '$11'],
  ['BR-CO-16', CII, '<ram:DuePayableAmount>', '<ram:DuePayableAmount>1'],
  ['BR-CO-17', CII, '<ram:CalculatedAmount>', '<ram:CalculatedAmount>9'],
  [
    'BR-CO-26',
    CII,
    /<ram:GlobalID schemeID="0009">73282932000074<\/ram:GlobalID>|<ram:ID schemeID="0002">732829320<\/ram:ID>|<ram:ID schemeID="VA">FR44732829320<\/ram:ID>/g,
    '',
  ],
  ['BR-DEC-23', CII, '<ram:LineTotalAmount>1215.00<', '<ram:LineTotalAmount>1215.000<'],
  ['BR-E-01', CII, /(<ram:CalculatedAmount>.*?<ram:CategoryCode>)S/s, '$1E'],
  ['BR-S-02', CII, '<ram:ID schemeID="VA">FR44732829320', '<ram:ID schemeID="XX">FR44732829320'],
  ['BR-S-05', UBL, /(<cac:ClassifiedTaxCategory>.*?<cbc:Percent>)20/s, '$10'],
  ['BR-S-08', CII, /(<ram:CalculatedAmount>.*?<ram:BasisAmount>)/s, '$19'],
  [
    'BR-S-10',
    CII,
    /(<ram:CalculatedAmount>.*?<ram:TypeCode>VAT<\/ram:TypeCode>)/s,
    '$1<ram:ExemptionReason>Sans raison</ram:ExemptionReason>',
  ],
  ['BR-AE-02', REVERSED, /<ram:ID schemeID="VA">[^<]*<\/ram:ID>/g, ''],
  ['BR-AE-05', REVERSED, /<ram:RateApplicablePercent>0</, '<ram:RateApplicablePercent>20<'],
  ['BR-AE-09', REVERSED, '<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>10.00'],
  ['BR-AE-09', REVERSED, /<ram:CalculatedAmount>[^<]*<\/ram:CalculatedAmount>/, ''],
  ['BR-AE-10', REVERSED, /<ram:ExemptionReason(Code)?>.*?<\/ram:ExemptionReason\1>/gs, ''],
  ['BR-IC-02', INSIDE_UNION, /(<ram:BuyerTradeParty>.*?<ram:ID schemeID=)"VA"/s, '$1"FC"'],
  [
    'BR-IC-11',
    INSIDE_UNION,
    /<ram:ActualDeliverySupplyChainEvent>.*?<\/ram:ActualDeliverySupplyChainEvent>/s,
    '',
  ],
  ['BR-IC-12', INSIDE_UNION, /<ram:ShipToTradeParty>.*?<\/ram:ShipToTradeParty>/s, ''],
  [
    'BR-O-11',
    REVERSED,
    /(<ram:CalculatedAmount>)/,
    '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>O</ram:CategoryCode></ram:ApplicableTradeTax><ram:ApplicableTradeTax>$1',
  ],
  ['BR-CL-01', CII, '<ram:TypeCode>380<', '<ram:TypeCode>999<'],
  ['BR-CL-04', UBL, '<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>FRF'],
  ['BR-CL-10', CII, 'schemeID="0009"', 'schemeID="SIRET"'],
  ['BR-CL-11', CII, '<ram:ID schemeID="0002">', '<ram:ID schemeID="SIREN">'],
  ['BR-CL-14', UBL, /<cbc:IdentificationCode>FR/, '<cbc:IdentificationCode>FRA'],
  ['BR-CL-16', CII, /(<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>)\d+/, '$10'],
  ['BR-CL-18', UBL, /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1X'],
  ['BR-CL-19', CII, '<ram:ReasonCode>95<', '<ram:ReasonCode>ZZ<'],
  ['BR-CL-23', CII, 'unitCode="DAY"', 'unitCode="JOUR"'],
  ['BR-CL-25', CII, 'schemeID="0225"', 'schemeID="SIRENE"'],
  ['CII-SR-463', CII, /<ram:ChargeIndicator>.*?<\/ram:ChargeIndicator>/s, ''],
  [
    'CII-SR-484',
    CII,
    /(?=<ram:DuePayableAmount>)/,
    '<ram:TotalPrepaidAmount>0</ram:TotalPrepaidAmount>'.repeat(2),
  ],
  [
    'CII-SR-459',
    CII,
    /(?=<ram:SpecifiedTaxRegistration>)/,
    '<ram:URIUniversalCommunication><ram:URIID schemeID="EM">a@b.fr</ram:URIID></ram:URIUniversalCommunication>',
  ],
  ['CII-DT-031', CII, '<ram:DuePayableAmount>', '<ram:DuePayableAmount currencyID="EUR">'],
  ['CII-DT-005', CII, '<ram:ID>F-2026-0042', '<ram:ID schemeID="X">F-2026-0042'],
  [
    'CII-DT-090',
    CII,
    /(<ram:CountryID>FR<\/ram:CountryID>)/,
    '$1<ram:CountryName>France</ram:CountryName>',
  ],
  ['CII-DT-097', CII, 'format="102">20261120', 'format="102">2026-11-20'],
  [
    'UBL-SR-05',
    UBL,
    /(?=<cac:TaxTotal>)/,
    '<cac:PaymentTerms><cbc:Note>a</cbc:Note></cac:PaymentTerms>'.repeat(2),
  ],
  ['UBL-SR-48', UBL, /(<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>)/s, '$1$1'],
  [
    'UBL-SR-20',
    UBL,
    /(?=<cac:PaymentMeans>)/,
    '<cac:PayeeParty><cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID>2</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Affacturage SA</cbc:Name></cac:PartyName></cac:PayeeParty>',
  ],
  ['UBL-DT-01', UBL, /(<cbc:TaxableAmount[^>]*>\d+)\.\d\d/, '$1.000'],
  ['schema', CII, SELLER, '<ram:VendorTradeParty/><ram:SellerTradeParty>'],
  ['schema', CII, /<ram:InvoiceCurrencyCode>EUR<\/ram:InvoiceCurrencyCode>/, '$&$&'],
  ['schema', UBL, /<cbc:IssueDate>2026-11-20/, '<cbc:IssueDate>20/11/2026'],
  ['schema', UBL, /(<cbc:PayableAmount) currencyID="EUR"/, '$1'],
  ['schema', UBL, /<cbc:ChargeIndicator>false/, '<cbc:ChargeIndicator>non'],
];

for (const [rule, xml, from, to] of BREAKAGES)
  test(`${rule} speaks where it is broken: ${String(from).slice(0, 60)}`, () => {
    const broken = xml.replace(from, to);
    expect(broken).not.toBe(xml);
    expect(judge(broken)).toContain(rule);
    expect(judge(xml)).toEqual([]);
  });

test('a reason of exemption may be in small letters', () => {
  expect(judge(REVERSED.replace('>VATEX-', '>vatex-'))).toEqual([]);
});

test('a day of UBL may name its time zone', () => {
  expect(judge(UBL.replace('<cbc:IssueDate>2026-11-20', '$&+01:00'))).toEqual([]);
});

test('amounts far beyond what money is do not stop the judgement', () => {
  const huge = CII.replace('<ram:DuePayableAmount>', `<ram:DuePayableAmount>${'9'.repeat(5000)}`);
  expect(judge(huge)).toContain('BR-CO-16');
});

function judge(xml: string): string[] {
  const parsed = parseXml(Buffer.from(xml));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const { misfits, broken } = checkNorm(
    parsed.root,
    parsed.root.name.startsWith('rsm:') ? 'cii' : 'ubl',
  );
  return [...misfits.map(() => 'schema'), ...broken.keys()];
}
