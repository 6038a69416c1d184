import type { XmlElement } from './xml-element.ts';

/** The elements at a path « a/b » below a node. */
export function findAll(node: XmlElement, path: string): readonly XmlElement[] {
  let nodes: readonly XmlElement[] = [node];
  for (const name of path.split('/'))
    nodes = nodes.flatMap(({ children }) => children.filter((child) => child.name === name));
  return nodes;
}
