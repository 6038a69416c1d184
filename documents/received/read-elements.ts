import type {
  AnyElement,
  Element,
  GroupElement,
  RepeatElement,
  Terms,
  TextElement,
  WithinElement,
  WrapElement,
} from '#documents/facturx/syntax/element.ts';
import { findAll } from './xml/find-all.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** A text that no term reads; `path` is « SellerTradeParty/Description », from the root down. */
export type UnreadText = { path: string; value: string };

/**
 * The inverse of `writeElements`: the terms that a table finds, and every text that it leaves. Of
 * repeated elements, the first is the term and the others are unread, so that nothing is lost.
 */
export function readElements<T extends Terms>(
  elements: readonly Element<T>[],
  root: XmlElement,
): { terms: Terms; unread: UnreadText[] } {
  const taken = new Set<XmlElement>();
  const terms = readGroupTerms({ elements, node: root, taken });
  return { terms, unread: root.children.flatMap((child) => listUnread(child, taken)) };
}

type FoundTerms = Record<string, string | Terms | readonly Terms[]>;

/** `taken` holds the elements that terms and groups have already read. */
type Place = { elements: readonly AnyElement[]; node: XmlElement; taken: Set<XmlElement> };

function readGroupTerms(place: Place): Terms {
  const found: FoundTerms = {};
  readInto(found, place);
  return found;
}

function readInto(found: FoundTerms, place: Place): void {
  for (const element of attributedFirst(place.elements)) {
    switch (element.kind) {
      case 'text':
        readText(found, element, place);
        break;
      case 'fixed':
        for (const leaf of findAll(place.node, element.path))
          if (element.isFree || leaf.text === element.value) place.taken.add(leaf);
        break;
      case 'wrap':
        readWrap(found, element, place);
        break;
      case 'group':
        readGroup(found, element, place);
        break;
      case 'repeat':
        readRepeat(found, element, place);
        break;
      case 'within':
        readWithin(found, element, place);
        break;
    }
  }
}

/** An identifier without a scheme would take one with a scheme, so these are read first. */
function attributedFirst(elements: readonly AnyElement[]): readonly AnyElement[] {
  return elements.some(isCoded)
    ? elements.toSorted((a, b) => Number(isCoded(b)) - Number(isCoded(a)))
    : elements;
}

function isCoded(element: AnyElement): boolean {
  return element.kind === 'text' && 'schemeID' in element.fixedAttributes;
}

function readText(found: FoundTerms, element: TextElement, place: Place): void {
  if (found[element.term] !== undefined) return;
  const leaf = findAll(place.node, element.path).find(
    (candidate) =>
      candidate.text !== '' &&
      !place.taken.has(candidate) &&
      hasAttributes(candidate, element, place.elements),
  );
  if (!leaf) return;
  place.taken.add(leaf);
  found[element.term] = element.isDate ? leaf.text.replace(COMPACT_DATE, '$1-$2-$3') : leaf.text;
  for (const { name, term } of element.attributes) {
    const value = leaf.attributes[name];
    if (value !== undefined && found[term] === undefined) found[term] = value;
  }
}

/** A date may lack its format. Beside identifiers with a scheme, a bare one must have none. */
function hasAttributes(
  leaf: XmlElement,
  element: TextElement,
  siblings: readonly AnyElement[],
): boolean {
  const fixed = Object.entries(element.fixedAttributes);
  if (element.isDate)
    return fixed.every(([name, value]) => (leaf.attributes[name] ?? value) === value);
  if (fixed.length > 0) return fixed.every(([name, value]) => leaf.attributes[name] === value);
  if (element.attributes.some(({ name }) => name === 'schemeID')) return true;
  const hasCodedSibling = siblings.some(
    (other) => isCoded(other) && 'path' in other && other.path === element.path,
  );
  return !hasCodedSibling || leaf.attributes.schemeID === undefined;
}

function readWrap(found: FoundTerms, element: WrapElement, place: Place): void {
  const [node] = findMatches(element, place);
  if (node) readInto(found, enter(place, element, node));
}

function readGroup(found: FoundTerms, element: GroupElement, place: Place): void {
  const { term } = element;
  const nodes = findMatches(element, place);
  const [first] = nodes;
  if (!first) return;
  if (!LISTS.has(term)) found[term] = completeGroup(found[term], enter(place, element, first));
  else found[term] ??= nodes.map((node) => readGroupTerms(enter(place, element, node)));
}

/** No later part of the table may read this element. */
function enter(place: Place, { children }: WrapElement | GroupElement, node: XmlElement): Place {
  place.taken.add(node);
  return { ...place, elements: children, node };
}

function readRepeat(
  found: FoundTerms,
  { path, term, itemTerm }: RepeatElement,
  place: Place,
): void {
  const leaves = findAll(place.node, path).filter(({ text }) => text !== '');
  for (const leaf of leaves) place.taken.add(leaf);
  if (leaves.length > 0) found[term] = leaves.map(({ text }) => ({ [itemTerm]: text }));
}

/** Reads terms of a group from outside its own element. */
function readWithin(found: FoundTerms, { term, children }: WithinElement, place: Place): void {
  const group = completeGroup(found[term], { ...place, elements: children });
  if (Object.keys(group).length > 0) found[term] = group;
}

/** Merges what this place adds: a group spread over several places is never repeated. */
function completeGroup(known: FoundTerms[string] | undefined, place: Place): Terms {
  const group: FoundTerms = {};
  if (typeof known === 'object') Object.assign(group, known);
  readInto(group, place);
  return group;
}

/** Untaken elements at the path whose fixed texts match the table. */
function findMatches(
  { path, children }: WrapElement | GroupElement,
  { elements, node, taken }: Place,
): XmlElement[] {
  const isShared = elements.filter((other) => 'path' in other && other.path === path).length > 1;
  return findAll(node, path).filter(
    (candidate) =>
      !taken.has(candidate) &&
      children.every((child) => {
        if (child.kind !== 'fixed' || child.isFree) return true;
        const texts = findAll(candidate, child.path).map(({ text }) => text);
        return texts.length === 0 ? !isShared : texts.includes(child.value);
      }),
  );
}

function listUnread(node: XmlElement, taken: ReadonlySet<XmlElement>, above = ''): UnreadText[] {
  const path = above + node.name.slice(node.name.indexOf(':') + 1);
  if (node.children.length > 0)
    return node.children.flatMap((child) => listUnread(child, taken, `${path}/`));
  return node.text === '' || taken.has(node) ? [] : [{ path, value: node.text }];
}

const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})$/;

/** Groups that repeat; any other group is read once. */
const LISTS: ReadonlySet<string> = new Set([
  'advancePayments',
  'allowances',
  'attachments',
  'attributes',
  'charges',
  'lines',
  'notes',
  'paymentParts',
  'precedingInvoices',
  'taxes',
  'vatBreakdown',
]);
