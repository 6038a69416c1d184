import { parseXml, XmlElement } from '@rgrove/parse-xml';

/**
 * The facts of a Factur-X Schematron about each place of its profile, as an indented tree.
 * Children: exactly one (`=1:ram:ID`), at most one (`1:`), at least one (`+:`). The place itself:
 * not allowed (`0`), attribute required (`+@format`) or forbidden (`0@schemeID`), allowed values
 * (`|102|205`, `@format|102`).
 * Places selected by a condition are skipped, except allowances and charges, which keep the facts
 * that both share.
 */
export function listFacts(schematron: string, codes: string): string {
  const lists = readLists(codes);
  const places = new Map<string, Map<string, Set<string>>>();
  for (const rule of rulesOf(schematron)) {
    const context = rule.attributes.context ?? '';
    const path = context.replace(BY_INDICATOR, '').replace(ROOT, '');
    if (!context.startsWith(ROOT) || path.includes('[')) continue;
    const own = places.get(path) ?? new Map<string, Set<string>>();
    places.set(path, own);
    const facts = factsOf(rule, lists);
    for (const fact of facts) own.set(fact, (own.get(fact) ?? new Set()).add(context));
  }
  return writeTree(places);
}

/** The facts common to all variants of a place. */
function shared(facts: ReadonlyMap<string, ReadonlySet<string>>, path: string): string[] {
  const variants = /AllowanceCharge(\/|$)/.test(path) ? 2 : 1;
  return [...facts].filter(([, contexts]) => contexts.size >= variants).map(([fact]) => fact);
}

function rulesOf(schematron: string): XmlElement[] {
  const { root } = parseXml(schematron);
  const patterns = childrenOf(root, 'pattern');
  return patterns.flatMap((pattern) => childrenOf(pattern, 'rule'));
}

function childrenOf(node: XmlElement | null, name?: string): XmlElement[] {
  return (node?.children ?? []).filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  );
}

function readLists(codes: string): Map<string, string[]> {
  const { root } = parseXml(codes);
  return new Map(
    childrenOf(root, 'cl').map((list) => [
      list.attributes.id ?? '',
      childrenOf(list).map(({ attributes }) => attributes.value ?? ''),
    ]),
  );
}

function factsOf(rule: XmlElement, lists: ReadonlyMap<string, string[]>): string[] {
  const values = new Map(
    childrenOf(rule, 'let').map(({ attributes }) => [attributes.name, attributes.value ?? '']),
  );
  const valuesOf = (test: string): string[] => {
    const [, variable, id = ''] = /\(\$(\w+)\)=0 or .*cl\[@id=(\d+)\]/.exec(test) ?? [];
    const list = lists.get(id) ?? [];
    const of = values.get(variable) === '.' ? '' : values.get(variable);
    return list.length > 0 && list.length <= FEW ? [`${of}|${list.join('|')}`] : [];
  };
  return childrenOf(rule).flatMap(({ name, attributes: { test = '' } }) => {
    if (name === 'report') return test === 'true()' ? ['0'] : [`0${test}`];
    const [, child, how = ''] = /^count\((ram:\w+)\)(=1|<=1|>=1)$/.exec(test) ?? [];
    if (child) return [`${COUNTS[how]}:${child}`];
    return /^@\w+$/.test(test) ? [`+${test}`] : valuesOf(test);
  });
}

function writeTree(places: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>): string {
  const all = new Set([...places.keys()].flatMap(withParents));
  const lines = [...all].sort(byPlace).map((path) => {
    const steps = path.split('/');
    const facts = shared(places.get(path) ?? new Map(), path);
    return `${' '.repeat(steps.length - 1)}${[steps.at(-1), ...facts].join(' ')}`;
  });
  return `${lines.join('\n')}\n`;
}

function withParents(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Parents before children. */
function byPlace(one: string, other: string): number {
  return `${one}/` < `${other}/` ? -1 : 1;
}

const ROOT = '/rsm:CrossIndustryInvoice/';
const BY_INDICATOR = /\[ram:ChargeIndicator\/udt:Indicator="(true|false)"\]/g;
const COUNTS: Readonly<Record<string, string>> = { '=1': '=1', '<=1': '1', '>=1': '+' };
/** Longer lists are those of EN 16931, checked by name. */
const FEW = 60;
