/** A replacement that breaks a valid invoice, and the French rule that must report it. */
export type FrenchBreakage = {
  rule: string;
  from: RegExp;
  to: string;
};

const ATTACHMENT = (name: string) =>
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>PJ</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:Name>${name}</ram:Name></ram:AdditionalReferencedDocument>`;
const OBJECT = (scheme: string) =>
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${scheme}-1</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`;
const ATTRIBUTE = (children: string) =>
  `<ram:ApplicableProductCharacteristic>${children}</ram:ApplicableProductCharacteristic>`;
const GLOBAL_ID = (scheme: string, value: string) =>
  `<ram:GlobalID${scheme && ` schemeID="${scheme}"`}>${value}</ram:GlobalID>`;

/** The places where the schema allows these elements. */
const DOCUMENTS = /(?=<ram:SpecifiedProcuringProject>|<\/ram:ApplicableHeaderTradeAgreement>)/;
const PRODUCT = /(?=<\/ram:SpecifiedTradeProduct>)/;
const SELLER_ID = /(?<=<ram:SellerTradeParty>(?:(?!<ram:Name>).)*)(?=<ram:Name>)/s;
const BUYER_ID = /(?<=<ram:BuyerTradeParty>(?:(?!<ram:Name>).)*)(?=<ram:Name>)/s;
const SELLER_ADDRESS =
  /(?<=<ram:SellerTradeParty>.*?<ram:URIID schemeID="0225">)[^<]*(?=.*<ram:BuyerTradeParty>)/s;
const SELLER_SIREN =
  /(?<=<ram:SellerTradeParty>(?:(?!<ram:BuyerTradeParty>).)*<ram:ID schemeID="0002">)\d{9}/s;

/** For a CII; the official rules refuse each one under the same code. */
export const CII_BREAKAGES: readonly FrenchBreakage[] = [
  { rule: 'BR-FR-17', from: DOCUMENTS, to: ATTACHMENT('FACTURE') },
  { rule: 'BR-FR-18', from: DOCUMENTS, to: ATTACHMENT('LISIBLE') + ATTACHMENT('LISIBLE') },
  { rule: 'BR-FR-23', from: SELLER_ADDRESS, to: '$&/A' },
  { rule: 'BR-FR-24', from: BUYER_ID, to: GLOBAL_ID('0224', 'ACHATS LYON') },
  { rule: 'BR-FR-25', from: SELLER_ADDRESS, to: `$&${'X'.repeat(120)}` },
  { rule: 'BR-FR-26', from: BUYER_ID, to: GLOBAL_ID('0224', 'X'.repeat(101)) },
  {
    rule: 'BR-FR-27',
    from: PRODUCT,
    to: ATTRIBUTE('<ram:Description></ram:Description><ram:Value>Chêne</ram:Value>'),
  },
  {
    rule: 'BR-FR-28',
    from: PRODUCT,
    to: ATTRIBUTE('<ram:Description>Essence</ram:Description>'),
  },
  { rule: 'BR-FR-29', from: DOCUMENTS, to: OBJECT('AFL') + OBJECT('AFL') },
  { rule: 'BR-FR-32', from: SELLER_SIREN, to: '73282932A' },
  { rule: 'BR-FR-CO-10', from: SELLER_ID, to: GLOBAL_ID('', 'SANS SCHEMA') },
  { rule: 'BR-FR-CO-10', from: SELLER_ID, to: GLOBAL_ID('0088', '1') + GLOBAL_ID('0088', '2') },
  { rule: 'BR-FR-CO-14', from: SELLER_ID, to: GLOBAL_ID('0231', '732829320') },
  { rule: 'BR-FR-CO-15', from: SELLER_ID, to: GLOBAL_ID('0231', '732829320') },
];

/** The published rules miss these: they look for BT-128 where the schema never has it. */
export const UNSEEN_BREAKAGES: readonly FrenchBreakage[] = [
  {
    rule: 'BR-FR-30',
    from: /(?=<\/ram:SpecifiedLineTradeSettlement>)/,
    to: OBJECT('AVV') + OBJECT('AVV'),
  },
];

export const SELF_BILLED_BREAKAGES: readonly FrenchBreakage[] = [
  { rule: 'BR-FR-22', from: SELLER_ADDRESS, to: '404833048' },
];

const PARTY_ID = (scheme: string, value: string) =>
  `<cac:PartyIdentification><cbc:ID${scheme && ` schemeID="${scheme}"`}>${value}</cbc:ID></cac:PartyIdentification>`;
const PROPERTY = (children: string) =>
  `<cac:AdditionalItemProperty>${children}</cac:AdditionalItemProperty>`;
const UBL_OBJECT = (group: string) =>
  `<cac:${group}><cbc:ID schemeID="AFL">1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:${group}>`;
const UBL_ATTACHMENT = (name: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>PJ</cbc:ID><cbc:DocumentDescription>${name}</cbc:DocumentDescription></cac:AdditionalDocumentReference>`;
const UBL_SELLER_ID =
  /(?<=<cac:AccountingSupplierParty>\s*<cac:Party>\s*<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>)/;
const UBL_BUYER_ID =
  /(?<=<cac:AccountingCustomerParty>\s*<cac:Party>\s*<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>)/;
const UBL_DOCUMENTS = /(?=<cac:AccountingSupplierParty>)/;
const UBL_ADDRESS = /(?<=<cbc:EndpointID schemeID="0225">)[^<]*/;
const ITEM = /(?=<\/cac:Item>)/;

export const UBL_BREAKAGES: readonly FrenchBreakage[] = [
  { rule: 'BR-FR-17', from: UBL_DOCUMENTS, to: UBL_ATTACHMENT('FACTURE') },
  {
    rule: 'BR-FR-18',
    from: UBL_DOCUMENTS,
    to: UBL_ATTACHMENT('LISIBLE') + UBL_ATTACHMENT('LISIBLE'),
  },
  { rule: 'BR-FR-23', from: UBL_ADDRESS, to: '$&/A' },
  { rule: 'BR-FR-24', from: UBL_BUYER_ID, to: PARTY_ID('0224', 'ACHATS LYON') },
  { rule: 'BR-FR-25', from: UBL_ADDRESS, to: `$&${'X'.repeat(120)}` },
  { rule: 'BR-FR-26', from: UBL_BUYER_ID, to: PARTY_ID('0224', 'X'.repeat(101)) },
  {
    rule: 'BR-FR-27',
    from: ITEM,
    to: PROPERTY('<cbc:Name></cbc:Name><cbc:Value>Chêne</cbc:Value>'),
  },
  { rule: 'BR-FR-28', from: ITEM, to: PROPERTY('<cbc:Name>Essence</cbc:Name>') },
  {
    rule: 'BR-FR-29',
    from: UBL_DOCUMENTS,
    to: UBL_OBJECT('AdditionalDocumentReference').repeat(2),
  },
  {
    rule: 'BR-FR-30',
    from: /(?=<cac:Item>)/,
    to: UBL_OBJECT('DocumentReference').repeat(2),
  },
  {
    rule: 'BR-FR-32',
    from: /(?<=<cbc:CompanyID schemeID="0002">)\d{9}/,
    to: '73282932A',
  },
  { rule: 'BR-FR-CO-10', from: UBL_SELLER_ID, to: PARTY_ID('', 'SANS SCHEMA') },
  { rule: 'BR-FR-CO-14', from: UBL_SELLER_ID, to: PARTY_ID('0231', '732829320') },
  { rule: 'BR-FR-CO-15', from: UBL_SELLER_ID, to: PARTY_ID('0231', '732829320') },
];

/** Throws when the replacement changes nothing. */
export function breakInvoice(xml: string, { rule, from, to }: FrenchBreakage): string {
  const broken = xml.replace(from, to);
  if (broken === xml) throw new Error(`Nothing to break for ${rule}`);
  return broken;
}
