import type {
  AnyElement,
  Element,
  GroupElement,
  Terms,
  TextElement,
  WrapElement,
} from './element.ts';
import { escapeXml } from './escape-xml.ts';

/** Writes a group of terms in the order of its table; elements without content are left out. */
export function writeElements<T extends Terms>(elements: readonly Element<T>[], terms: T): string {
  return writeChildren(elements, terms);
}

function writeChildren(elements: readonly AnyElement[], terms: Terms): string {
  let xml = '';
  for (const element of elements) xml += writeElement(element, terms);
  return xml;
}

function writeElement(element: AnyElement, terms: Terms): string {
  switch (element.kind) {
    case 'text':
      return writeText(element, terms);
    case 'fixed':
      return element.xml;
    case 'wrap':
      return writeWrap(element, terms);
    case 'group':
      return writeGroup(element, terms[element.term]);
  }
}

function writeText(element: TextElement, terms: Terms): string {
  const value = terms[element.term];
  if (typeof value !== 'string' || value === '') return '';
  const text = element.isDate ? value.replaceAll('-', '') : escapeXml(value);
  if (element.attributes.length === 0) return `${element.start}>${text}${element.end}`;
  let attributes = '';
  for (const { name, term } of element.attributes) {
    const attribute = terms[term];
    if (typeof attribute === 'string' && attribute !== '')
      attributes += ` ${name}="${escapeXml(attribute)}"`;
  }
  return `${element.start}${attributes}>${text}${element.end}`;
}

/** What never changes is no content: alone it does not make its wrapper appear. */
function writeWrap(element: WrapElement, terms: Terms): string {
  let content = '';
  let isEmpty = !element.isRequired;
  for (const child of element.children) {
    const xml = writeElement(child, terms);
    if (xml !== '' && child.kind !== 'fixed') isEmpty = false;
    content += xml;
  }
  return isEmpty ? '' : `${element.start}${content}${element.end}`;
}

function writeGroup(element: GroupElement, value: Terms[string]): string {
  if (typeof value !== 'object') return '';
  if (!isList(value))
    return `${element.start}${writeChildren(element.children, value)}${element.end}`;
  let xml = '';
  for (const item of value)
    xml += `${element.start}${writeChildren(element.children, item)}${element.end}`;
  return xml;
}

/** `Array.isArray` does not narrow a read-only list. */
function isList(value: Terms | readonly Terms[]): value is readonly Terms[] {
  return Array.isArray(value);
}
