import { readWritten, toId, type WrittenPlaces } from '#documents/received/written/read-written.ts';
import type { WrittenDetails, WrittenId } from '#documents/received/written/written-details.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

export function readWrittenInUbl(root: XmlElement): WrittenDetails {
  const lines = root.name === 'cn:CreditNote' ? 'cac:CreditNoteLine' : 'cac:InvoiceLine';
  return readWritten(root, { ...PLACES, lines });
}

/** Billed objects are documents of type 130. */
function listObjects(node: XmlElement, path: string): WrittenId[] {
  return findAll(node, path)
    .filter((document) =>
      findAll(document, 'cbc:DocumentTypeCode').some(({ text }) => text === '130'),
    )
    .flatMap((document) => findAll(document, 'cbc:ID').map(toId));
}

const PLACES: WrittenPlaces = {
  parties: [
    { path: 'cac:AccountingSupplierParty/cac:Party', role: 'seller' },
    { path: 'cac:AccountingCustomerParty/cac:Party', role: 'buyer' },
    { path: 'cac:PayeeParty', role: 'payee' },
  ],
  partyIds: 'cac:PartyIdentification/cbc:ID',
  electronicAddresses: 'cbc:EndpointID',
  lines: 'cac:InvoiceLine',
  attributes: 'cac:Item/cac:AdditionalItemProperty',
  attribute: {
    name: 'cbc:Name',
    code: 'cbc:NameCode',
    value: 'cbc:Value',
    measure: 'cbc:ValueQuantity',
  },
  // BT-30, BT-47, BT-61, and identifiers of parties.
  sirenHolders: ['cbc:CompanyID', 'cbc:ID'],
  listBilledObjects: (root) => listObjects(root, 'cac:AdditionalDocumentReference'),
  listLineObjects: (line) => listObjects(line, 'cac:DocumentReference'),
};
