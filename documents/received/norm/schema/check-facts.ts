import { EXTENDED_FACTS } from '#documents/received/norm/data/extended-facts.generated.ts';
import { normalize } from '#documents/received/norm/nodes.ts';
import { once } from '#documents/received/norm/once.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { MAX_MISFITS, type Misfit } from './check-schema.ts';

/**
 * Checks the cardinalities, attributes and small value lists that Factur-X EXTENDED adds to its
 * schema. Stops after the first misfits.
 */
export function checkFacts(root: XmlElement): Misfit[] {
  const misfits: Misfit[] = [];
  const visit = (element: XmlElement, place: Place | undefined) => {
    if (!place || misfits.length >= MAX_MISFITS) return;
    misfits.push(...place.facts.flatMap((fact) => breakFact(element, fact)));
    for (const child of element.children) visit(child, place.children.get(child.name));
  };
  visit(root, PLACES());
  return misfits;
}

type Place = { facts: readonly string[]; children: Map<string, Place> };

function breakFact(element: XmlElement, fact: string): Misfit[] {
  if (fact === '0') return misfit('unknown', element.name);
  if (fact.includes('|')) return breakValue(element, fact);
  if (fact.includes('@')) return breakAttribute(element, fact);
  const [how = '', name = ''] = fact.split(/:(.*)/);
  const count = element.children.filter((child) => child.name === name).length;
  if (count === 0) return how === '1' ? [] : misfit('missing', name);
  return count > 1 && how !== '+' ? misfit('unknown', name) : [];
}

function breakValue(element: XmlElement, fact: string): Misfit[] {
  const [of = '', ...values] = fact.split('|');
  const text = of ? (element.attributes[of.slice(1)] ?? '') : normalize(element);
  return text === '' || values.includes(text) ? [] : misfit('text', element.name, text);
}

function breakAttribute(element: XmlElement, fact: string): Misfit[] {
  const name = fact.slice(2);
  const isThere = element.attributes[name] !== undefined;
  return isThere === fact.startsWith('+') ? [] : misfit('attribute', element.name, name);
}

function misfit(problem: Misfit['problem'], element: string, value = ''): Misfit[] {
  return [{ element, problem, value }];
}

const PLACES = once((): Place => {
  const root: Place = { facts: [], children: new Map() };
  const path = [root];
  for (const line of EXTENDED_FACTS.trim().split('\n')) {
    const [name = '', ...facts] = line.trim().split(' ');
    const depth = line.length - line.trimStart().length;
    const place: Place = { facts, children: new Map() };
    path[depth]?.children.set(name, place);
    path.splice(depth + 1, path.length, place);
  }
  return root;
});
