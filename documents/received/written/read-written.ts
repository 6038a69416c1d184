import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import type { PartyRole, WrittenAttribute, WrittenDetails, WrittenId } from './written-details.ts';

/** Places of `WrittenDetails` in a syntax; paths start at the root or at the element above. */
export type WrittenPlaces = {
  parties: readonly { path: string; role: PartyRole }[];
  partyIds: string;
  electronicAddresses: string;
  lines: string;
  attributes: string;
  attribute: { name: string; code: string; value: string; measure: string };
  /** Elements that may hold a SIREN, anywhere in the file. */
  sirenHolders: readonly string[];
  /** BT-18 of the invoice, BT-128 of a line. */
  listBilledObjects: (root: XmlElement) => WrittenId[];
  listLineObjects: (line: XmlElement) => WrittenId[];
};

/** Reads the places of a syntax. */
export function readWritten(root: XmlElement, places: WrittenPlaces): WrittenDetails {
  const lines = findAll(root, places.lines);
  return {
    parties: places.parties.flatMap(({ path, role }) =>
      findAll(root, path).map((party) => ({
        role,
        ids: findAll(party, places.partyIds).map(toId),
        electronicAddresses: findAll(party, places.electronicAddresses).map(toId),
      })),
    ),
    sirens: listSirens(root, places.sirenHolders),
    attributes: lines.flatMap((line) =>
      findAll(line, places.attributes).map((node) => readAttribute(node, places.attribute)),
    ),
    billedObjects: places.listBilledObjects(root),
    lineBilledObjects: lines.map(places.listLineObjects).filter((objects) => objects.length > 0),
  };
}

export function toId({ attributes, text }: XmlElement): WrittenId {
  return { scheme: attributes.schemeID ?? null, value: text };
}

function readAttribute(node: XmlElement, places: WrittenPlaces['attribute']): WrittenAttribute {
  const textAt = (path: string) => findAll(node, path)[0]?.text ?? null;
  const [measure] = findAll(node, places.measure);
  return {
    name: textAt(places.name),
    code: textAt(places.code),
    value: textAt(places.value),
    unit: measure ? (measure.attributes.unitCode ?? '') : null,
  };
}

function listSirens(node: XmlElement, holders: readonly string[]): string[] {
  const { schemeID = '' } = node.attributes;
  const own = holders.includes(node.name) && SIREN_SCHEMES.has(schemeID) ? [node.text] : [];
  return [...own, ...node.children.flatMap((child) => listSirens(child, holders))];
}

const SIREN_SCHEMES: ReadonlySet<string> = new Set(['0002', '0231']);
