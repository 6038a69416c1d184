import { findAll } from '#documents/facturx/read/xml/find-all.ts';
import type { XmlElement } from '#documents/facturx/read/xml/xml-element.ts';

/** The first element at « a/b ». */
export function nodeAt(node: XmlElement, path: string): XmlElement | undefined {
  return findAll(node, path)[0];
}

/** The text at « a/b », its blanks made one; empty when there is none. */
export function textAt(node: XmlElement, path: string): string {
  return normalize(nodeAt(node, path));
}

export function hasAt(node: XmlElement, path: string): boolean {
  return findAll(node, path).length > 0;
}

export function normalize(node: XmlElement | undefined): string {
  return (node?.text ?? '').replace(/\s+/g, ' ').trim();
}

/** Every element of a name, wherever it stands. */
export function listNamed(root: XmlElement, name: string): XmlElement[] {
  const own = root.name === name ? [root] : [];
  return [...own, ...root.children.flatMap((child) => listNamed(child, name))];
}
