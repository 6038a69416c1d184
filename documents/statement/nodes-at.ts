import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/** The elements at a path « Stmt/Ntry » below one, whatever their namespaces. */
export function nodesAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => localName(child) === name));
  return found;
}

/** The text of the first element at one of the paths that has one; empty without any. */
export function firstText(element: XmlElement, ...paths: readonly string[]): string {
  return textsAt(element, ...paths)[0] ?? '';
}

export function textsAt(element: XmlElement, ...paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => nodesAt(element, path))
    .map(({ text }) => text)
    .filter((text) => text !== '');
}

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
