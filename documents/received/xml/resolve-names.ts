import { XmlElement as ParsedElement, XmlText } from '@rgrove/parse-xml';
import { PREFIXES } from './namespaces.ts';
import type { XmlElement } from './xml-element.ts';

type ResolvedNames = { root: XmlElement; undeclared: string | undefined };

/** Renames prefixes to those of our tables (Namespaces in XML § 6); null when nested too deep. */
export function resolveNames(root: ParsedElement): ResolvedNames | null {
  if (isTooDeep(root, 0)) return null;
  const undeclared = new Set<string>();
  const resolved = resolveElement(root, NO_PREFIX, undeclared);
  return { root: resolved, undeclared: [...undeclared][0] };
}

/** Prefix → namespace, '' by default; inherits by prototype, since copying would be quadratic. */
type Scope = Readonly<Record<string, string>>;

function resolveElement(element: ParsedElement, outer: Scope, undeclared: Set<string>): XmlElement {
  const scope = extendScope(element, outer);
  const note = (name: string) => {
    const [prefix] = splitName(name);
    if (!QUALIFIED.test(name) || (prefix && !scope[prefix])) undeclared.add(name);
  };
  note(element.name);
  const children: XmlElement[] = [];
  let text = '';
  for (const child of element.children) {
    if (child instanceof ParsedElement) children.push(resolveElement(child, scope, undeclared));
    else if (child instanceof XmlText) text += child.text;
  }
  return {
    name: resolveName(element.name, scope),
    attributes: keepOwnAttributes(element, note),
    text: children.length > 0 ? '' : text.trim(),
    children,
  };
}

function extendScope({ attributes }: ParsedElement, outer: Scope): Scope {
  const declared = Object.keys(attributes).filter((name) => /^xmlns(:|$)/.test(name));
  if (declared.length === 0) return outer;
  const scope: Record<string, string> = Object.create(outer);
  for (const name of declared) scope[name.slice('xmlns:'.length)] = attributes[name] ?? '';
  return scope;
}

function resolveName(name: string, scope: Scope): string {
  const [prefix, local] = splitName(name);
  const namespace = scope[prefix] ?? '';
  return `${PREFIXES.get(namespace) ?? UNKNOWN}:${local}`;
}

function splitName(name: string): [string, string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** Keeps attributes without a prefix (`schemeID`, `unitCode`) and notes unknown prefixes. */
function keepOwnAttributes(
  { attributes }: ParsedElement,
  note: (name: string) => void,
): XmlElement['attributes'] {
  const own = Object.entries(attributes).filter(([name]) => {
    if (!name.includes(':')) return name !== 'xmlns';
    if (!/^xml(ns)?:/.test(name)) note(name);
    return false;
  });
  return Object.fromEntries(own);
}

function isTooDeep(element: ParsedElement, depth: number): boolean {
  if (depth > MAX_DEPTH) return true;
  return element.children.some(
    (child) => child instanceof ParsedElement && isTooDeep(child, depth + 1),
  );
}

/** No prototype: a prefix may be called « constructor ». */
const NO_PREFIX: Scope = Object.create(null);
/** Twice the depth that EN 16931 needs. */
const MAX_DEPTH = 40;
/** One prefix at most (Namespaces in XML § 4). */
const QUALIFIED = /^[^:]+(:[^:]+)?$/;
const UNKNOWN = '?';
