import { readWritten, type WrittenPlaces } from '#documents/received/written/read-written.ts';
import type { WrittenDetails, WrittenId } from '#documents/received/written/written-details.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

export function readWrittenInCii(root: XmlElement): WrittenDetails {
  const written = readWritten(root, PLACES);
  return { ...written, sirens: [...written.sirens, ...listLegalSirens(root)] };
}

/** Legal identifiers (BT-30, BT-47, BT-61) are generic `ram:ID` elements in their own parent. */
function listLegalSirens({ name, children }: XmlElement): string[] {
  const own = name === 'ram:SpecifiedLegalOrganization' ? children.filter(isLegalSiren) : [];
  return [...own.map(({ text }) => text), ...children.flatMap(listLegalSirens)];
}

function isLegalSiren({ name, attributes }: XmlElement): boolean {
  return name === 'ram:ID' && attributes.schemeID === '0002';
}

/** The scheme of BT-18 has its own element. */
function listObjects(node: XmlElement, path: string): WrittenId[] {
  return findAll(node, path).flatMap((document) => {
    const [scheme] = findAll(document, 'ram:ReferenceTypeCode');
    const ids = findAll(document, 'ram:IssuerAssignedID');
    return scheme ? [{ scheme: scheme.text, value: ids[0]?.text ?? '' }] : [];
  });
}

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
const LINES = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;

const PLACES: WrittenPlaces = {
  parties: [
    { path: `${AGREEMENT}/ram:SellerTradeParty`, role: 'seller' },
    { path: `${AGREEMENT}/ram:BuyerTradeParty`, role: 'buyer' },
    { path: `${SETTLEMENT}/ram:PayeeTradeParty`, role: 'payee' },
    { path: `${AGREEMENT}/ram:BuyerAgentTradeParty`, role: 'other' },
    { path: `${AGREEMENT}/ram:SalesAgentTradeParty`, role: 'other' },
    { path: `${SETTLEMENT}/ram:PayerTradeParty`, role: 'other' },
    { path: `${SETTLEMENT}/ram:InvoiceeTradeParty`, role: 'other' },
    { path: `${SETTLEMENT}/ram:InvoicerTradeParty`, role: 'other' },
    {
      path: `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`,
      role: 'other',
    },
    { path: `${LINES}/ram:SpecifiedLineTradeDelivery/ram:ShipToTradeParty`, role: 'other' },
  ],
  partyIds: 'ram:GlobalID',
  electronicAddresses: 'ram:URIUniversalCommunication/ram:URIID',
  lines: LINES,
  attributes: 'ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic',
  attribute: {
    name: 'ram:Description',
    code: 'ram:TypeCode',
    value: 'ram:Value',
    measure: 'ram:ValueMeasure',
  },
  sirenHolders: ['ram:GlobalID'],
  listBilledObjects: (root) => listObjects(root, `${AGREEMENT}/ram:AdditionalReferencedDocument`),
  listLineObjects: (line) =>
    listObjects(line, 'ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument'),
};
