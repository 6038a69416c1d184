import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/** The first element at a path « a/b ». */
export function nodeAt(node: XmlElement, path: string): XmlElement | undefined {
  return findAll(node, path)[0];
}

/** The text at a path « a/b », blanks collapsed; empty when absent. */
export function textAt(node: XmlElement, path: string): string {
  return normalize(nodeAt(node, path));
}

export function hasAt(node: XmlElement, path: string): boolean {
  return findAll(node, path).length > 0;
}

export function normalize(node: XmlElement | undefined): string {
  return (node?.text ?? '').replace(/\s+/g, ' ').trim();
}

/** The elements of a name anywhere in the tree. */
export function listNamed(root: XmlElement, name: string): XmlElement[] {
  const own = root.name === name ? [root] : [];
  return [...own, ...root.children.flatMap((child) => listNamed(child, name))];
}
