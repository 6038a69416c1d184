import { normalize } from '#documents/received/norm/nodes.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/**
 * A rule on the contents of an element: its code, the elements it applies to, what they hold.
 * Paths: « a/b » from the root, « //a/b » from any a, « ~ID » any name that ends with ID; the last
 * step may be an attribute.
 * Contents: « 0 p » no p, « 1 p » at most one, « =1 p » exactly one, « + p q » p or q, « * p » the
 * first p is not blank.
 */
export type StructureRule = readonly [code: string, at: string, holds: string];

/** The codes of the broken rules. */
export function breakStructure(root: XmlElement, rules: readonly StructureRule[]): string[] {
  const index = indexNames(root);
  return rules.flatMap(([code, at, holds]) =>
    select(root, index, at).every((node) => isHeld(node, holds)) ? [] : [code],
  );
}

type NameIndex = ReadonlyMap<string, readonly XmlElement[]>;

function indexNames(root: XmlElement): NameIndex {
  const index = new Map<string, XmlElement[]>();
  const add = (node: XmlElement) => {
    const known = index.get(node.name);
    if (known) known.push(node);
    else index.set(node.name, [node]);
    node.children.forEach(add);
  };
  add(root);
  return index;
}

function select(root: XmlElement, index: NameIndex, at: string): readonly XmlElement[] {
  if (at === '') return [root];
  if (at.startsWith('~'))
    return [...index].flatMap(([name, nodes]) => (isOfSuffix(name, at) ? nodes : []));
  if (!at.startsWith('//')) return findAll(root, at);
  const [name = '', ...steps] = at.slice(2).split('/');
  const nodes = index.get(name) ?? [];
  return steps.length === 0 ? nodes : nodes.flatMap((node) => findAll(node, steps.join('/')));
}

function isOfSuffix(name: string, at: string): boolean {
  return name.startsWith('ram:') && name.endsWith(at.slice(1));
}

function isHeld(node: XmlElement, holds: string): boolean {
  const [how = '', ...paths] = holds.split(' ');
  const values = paths.flatMap((path) => valuesAt(node, path));
  switch (how) {
    case '0':
      return values.length === 0;
    case '1':
      return values.length <= 1;
    case '=1':
      return values.length === 1;
    case '+':
      return values.length > 0;
    default:
      return (values[0] ?? '') !== '';
  }
}

function valuesAt(node: XmlElement, path: string): string[] {
  const at = path.indexOf('@');
  const above = path.slice(0, at).replace(/\/$/, '');
  if (at < 0) return findAll(node, path).map(normalize);
  const nodes = above === '' ? [node] : findAll(node, above);
  return nodes.flatMap(({ attributes }) => attributes[path.slice(at + 1)]?.trim() ?? []);
}
