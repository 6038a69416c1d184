import { findAll } from '#documents/received/xml/find-all.ts';
import { makeElement } from '#documents/received/xml/make-element.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/**
 * Gives lines one way to state subtype and parent. The French profile writes them as a reference to
 * the invoice itself (EXT-FR-FE-163). Nested sub-lines, already counted in their line, become
 * information lines below it.
 */
export function placeLines(root: XmlElement): XmlElement {
  const [number] = findAll(root, 'cbc:ID');
  return {
    ...root,
    children: root.children.flatMap((child) =>
      LINES.has(child.name) ? spreadLine(child, number?.text ?? '') : [child],
    ),
  };
}

/** A line followed by its nested ones; recursion is bounded by the depth of the XML. */
function spreadLine(line: XmlElement, number: string): XmlElement[] {
  const isSubLine = ({ name }: XmlElement) => SUB_LINES.has(name);
  const own = line.children.filter((child) => !isSubLine(child));
  const [id] = findAll(line, 'cbc:ID');
  const below = line.children.filter(isSubLine).flatMap((child) => {
    const placed = { ...child, name: line.name, children: [toPlace(id?.text), ...child.children] };
    return spreadLine(placed, number);
  });
  return [{ ...line, children: own.map((child) => nameOwnPlace(child, number)) }, ...below];
}

/** A reference to the invoice itself holds the place of the line. */
function nameOwnPlace(child: XmlElement, number: string): XmlElement {
  const [named] = findAll(child, 'cac:InvoiceDocumentReference/cbc:ID');
  const isOwn = child.name === 'cac:BillingReference' && number !== '' && named?.text === number;
  return isOwn ? { ...child, name: OWN_PLACE, children: child.children.map(dropId) } : child;
}

function dropId(node: XmlElement): XmlElement {
  if (node.name !== 'cac:InvoiceDocumentReference') return node;
  return { ...node, children: node.children.filter(({ name }) => name !== 'cbc:ID') };
}

function toPlace(parentId = ''): XmlElement {
  return makeElement(OWN_PLACE, [
    makeElement('cac:InvoiceDocumentReference', [
      makeElement('cbc:DocumentStatusCode', [], 'INFORMATION'),
    ]),
    makeElement('cac:BillingReferenceLine', [makeElement('cbc:ID', [], parentId)]),
  ]);
}

/** A name that UBL does not use. */
export const OWN_PLACE = 'cac:PlaceInInvoice';
const LINES: ReadonlySet<string> = new Set(['cac:InvoiceLine', 'cac:CreditNoteLine']);
const SUB_LINES: ReadonlySet<string> = new Set(['cac:SubInvoiceLine', 'cac:SubCreditNoteLine']);
