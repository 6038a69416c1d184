import type {
  AnyElement,
  Element,
  GroupElement,
  RepeatElement,
  Terms,
  TextElement,
  WrapElement,
} from './element.ts';
import { escapeXml } from './escape-xml.ts';

/** Writes terms in the order of their table, without empty elements; `currency` is for amounts. */
export function writeElements<T extends Terms>(
  elements: readonly Element<T>[],
  terms: T,
  currency = '',
): string {
  const amountAttribute = currency === '' ? '' : ` currencyID="${escapeXml(currency)}"`;
  return writeChildren(elements, terms, amountAttribute);
}

function writeChildren(elements: readonly AnyElement[], terms: Terms, amount: string): string {
  let xml = '';
  for (const element of elements) xml += writeElement(element, terms, amount);
  return xml;
}

function writeElement(element: AnyElement, terms: Terms, amount: string): string {
  switch (element.kind) {
    case 'text':
      return writeText(element, terms, amount);
    case 'fixed':
      return element.xml;
    case 'wrap':
      return writeWrap(element, terms, amount);
    case 'group':
      return writeGroup(element, terms[element.term], amount);
    case 'repeat':
      return writeRepeat(element, terms[element.term]);
    case 'within': {
      const group = terms[element.term];
      return isGroup(group) ? writeChildren(element.children, group, amount) : '';
    }
  }
}

function writeText(element: TextElement, terms: Terms, amount: string): string {
  const value = terms[element.term];
  if (typeof value !== 'string' || value === '') return '';
  const text = element.isDate ? value.replaceAll('-', '') : escapeXml(value);
  const start = element.isAmount ? element.start + amount : element.start;
  if (element.attributes.length === 0) return `${start}>${text}${element.end}`;
  let attributes = '';
  for (const { name, term } of element.attributes) {
    const attribute = terms[term];
    if (typeof attribute === 'string' && attribute !== '')
      attributes += ` ${name}="${escapeXml(attribute)}"`;
  }
  return `${start}${attributes}>${text}${element.end}`;
}

/** Constant elements alone do not make their wrapper appear. */
function writeWrap(element: WrapElement, terms: Terms, amount: string): string {
  let content = '';
  let isEmpty = !element.isRequired;
  for (const child of element.children) {
    const xml = writeElement(child, terms, amount);
    if (xml !== '' && child.kind !== 'fixed') isEmpty = false;
    content += xml;
  }
  return isEmpty ? '' : `${element.start}${content}${element.end}`;
}

function writeGroup(element: GroupElement, value: Terms[string], amount: string): string {
  if (typeof value !== 'object') return '';
  if (!isList(value))
    return `${element.start}${writeChildren(element.children, value, amount)}${element.end}`;
  let xml = '';
  for (const item of value)
    xml += `${element.start}${writeChildren(element.children, item, amount)}${element.end}`;
  return xml;
}

function writeRepeat(element: RepeatElement, value: Terms[string]): string {
  if (typeof value !== 'object' || !isList(value)) return '';
  let xml = '';
  for (const item of value) {
    const text = item[element.itemTerm];
    if (typeof text === 'string' && text !== '')
      xml += `${element.start}${escapeXml(text)}${element.end}`;
  }
  return xml;
}

function isGroup(value: Terms[string]): value is Terms {
  return typeof value === 'object' && !isList(value);
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(value: Terms | readonly Terms[]): value is readonly Terms[] {
  return Array.isArray(value);
}
