import { makeQueryRefusal } from '#server/backend/rest/problem.ts';
import { parseColumn } from './column.ts';
import { type Comparison, isComparison, isTruth, type Truth } from './operators.ts';
import { splitList, unquote, unwrap } from './split.ts';

export type Condition =
  | { kind: 'compare'; column: string; operator: Comparison; value: string }
  | { kind: 'in'; column: string; values: readonly string[] }
  | { kind: 'is'; column: string; value: Truth };
export type RowFilter =
  | Condition
  | { kind: 'and'; filters: readonly RowFilter[] }
  | { kind: 'or'; filters: readonly RowFilter[] }
  | { kind: 'not'; filter: RowFilter };

/**
 * Parses « age », « not.gte.18 » as a filter, and nested ones: « or »,
 * « (a.eq.1,and(b.gt.2,c.is.null)) ». Refuses unknown operators.
 */
export function parseFilter(name: string, text: string): RowFilter {
  const logic = LOGIC.exec(name);
  if (logic) return negate(logic[1] !== undefined, parseLogic(logic[2], text));
  return parseCondition(name, text);
}

/** Whether a value begins like a filter: « eq.3 », « not.is.null ». */
export function isCondition(text: string): boolean {
  const operator = CONDITION.exec(text)?.[2] ?? '';
  return operator === 'in' || operator === 'is' || isComparison(operator);
}

function parseLogic(kind: string | undefined, text: string): RowFilter {
  const inside = unwrap(text);
  if (inside === null) throw makeQueryRefusal(`Expected (…) after "${kind}"`);
  const filters = splitList(inside).map((part) => parsePart(part.trim()));
  if (filters.length > MAX_FILTERS) throw makeQueryRefusal(`More than ${MAX_FILTERS} filters`);
  return { kind: kind === 'or' ? 'or' : 'and', filters };
}

/** In a list: « column.operator.value », « or(…) », « not.and(…) ». */
function parsePart(text: string): RowFilter {
  const [, not, kind, inside] = /^(not\.)?(and|or)(\(.*\))$/s.exec(text) ?? [];
  if (inside !== undefined) return negate(not !== undefined, parseLogic(kind, inside));
  const [, name, condition] = /^([^.]+)\.(.*)$/s.exec(text) ?? [];
  if (name === undefined || condition === undefined)
    throw makeQueryRefusal(`Cannot filter by "${text}"`);
  return parseCondition(name, condition, true);
}

/** In a list, a value may be quoted; elsewhere, quotes belong to the value. */
function parseCondition(name: string, text: string, mayQuote = false): RowFilter {
  const [, not, operator = '', given = ''] = CONDITION.exec(text) ?? [];
  const value = mayQuote ? unquote(given) : given;
  const filter = toFilter(parseColumn(name), operator, value);
  if (filter) return negate(not !== undefined, filter);
  throw makeQueryRefusal(`Unknown filter "${text.slice(0, 100)}" for "${name}"`);
}

function toFilter(column: string, operator: string, value: string): RowFilter | null {
  if (isComparison(operator)) return { kind: 'compare', column, operator, value };
  if (operator === 'in') return { kind: 'in', column, values: parseValues(value) };
  if (operator === 'is' && isTruth(value)) return { kind: 'is', column, value };
  return null;
}

function parseValues(value: string): string[] {
  const inside = unwrap(value);
  if (inside === null) throw makeQueryRefusal('Expected (…) after "in."');
  const values = inside === '' ? [] : splitList(inside).map((item) => unquote(item.trim()));
  if (values.length > MAX_VALUES)
    throw makeQueryRefusal(`More than ${MAX_VALUES} values in a list`);
  return values;
}

function negate(isNegated: boolean, filter: RowFilter): RowFilter {
  return isNegated ? { kind: 'not', filter } : filter;
}

const LOGIC = /^(not\.)?(and|or)$/;
const CONDITION = /^(not\.)?([a-z]+)\.(.*)$/s;
const MAX_FILTERS = 100;
const MAX_VALUES = 1000;
