import type { XmlElement } from './xml-element.ts';

/** An element without attributes, as the parser would give it. */
export function makeElement(name: string, children: readonly XmlElement[], text = ''): XmlElement {
  return { name, attributes: {}, text, children };
}
