import { refuseQuery } from '#server/backend/rest/problem.ts';
import { splitList, unquote, unwrap } from './split.ts';

export type Comparison = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'ilike';
export type Filter =
  | { kind: 'compare'; column: string; operator: Comparison; value: string }
  | { kind: 'in'; column: string; values: readonly string[] }
  | { kind: 'is'; column: string; value: 'null' | 'true' | 'false' | 'unknown' | 'not_null' }
  | { kind: 'and' | 'or'; filters: readonly Filter[] }
  | { kind: 'not'; filter: Filter };

/** « age », « not.gte.18 » → a filter. `or` and `and` hold others: « or », « (a.eq.1,and(b.gt.2,c.is.null)) ». */
export function parseFilter(name: string, text: string): Filter {
  const logic = LOGIC.exec(name);
  if (logic) return negate(Boolean(logic[1]), parseLogic(logic[2] === 'or' ? 'or' : 'and', text));
  return parseCondition(name, text);
}

/** Whether a parameter of this name is a filter on several columns at once. */
export function isLogic(name: string): boolean {
  return LOGIC.test(name);
}

function parseLogic(kind: 'and' | 'or', text: string): Filter {
  const inside = unwrap(text);
  if (inside === null) throw refuseQuery(`Expected (…) after "${kind}"`);
  const filters = splitList(inside).map((part) => parsePart(part.trim()));
  if (filters.length > MAX_FILTERS) throw refuseQuery(`More than ${MAX_FILTERS} filters`);
  return { kind, filters };
}

/** In a list: « column.operator.value », « or(…) », « not.and(…) ». */
function parsePart(text: string): Filter {
  const nested = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (nested)
    return negate(
      Boolean(nested[1]),
      parseLogic(nested[2] === 'or' ? 'or' : 'and', nested[3] ?? ''),
    );
  const [, column, condition] = /^([A-Za-z_]\w*)\.(.*)$/s.exec(text) ?? [];
  if (column === undefined || condition === undefined)
    throw refuseQuery(`Cannot filter by "${text}"`);
  return parseCondition(column, condition, true);
}

/** In a list a value may be in quotes; alone, quotes are part of it. */
function parseCondition(column: string, text: string, mayQuote = false): Filter {
  const [, not, operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  return negate(not !== undefined, toFilter(column, operator, mayQuote ? unquote(value) : value));
}

function toFilter(column: string, operator: string, value: string): Filter {
  if (operator === 'in') {
    const inside = unwrap(value);
    if (inside === null) throw refuseQuery(`Expected in.(…) for "${column}"`);
    const values = inside === '' ? [] : splitList(inside).map((item) => unquote(item.trim()));
    if (values.length > MAX_VALUES)
      throw refuseQuery(`More than ${MAX_VALUES} values for "${column}"`);
    return { kind: 'in', column, values };
  }
  if (operator === 'is' && isTruth(value)) return { kind: 'is', column, value };
  if (isComparison(operator)) return { kind: 'compare', column, operator, value };
  throw refuseQuery(`Unknown filter "${operator}.${value}" for "${column}"`);
}

function negate(isNegated: boolean, filter: Filter): Filter {
  return isNegated ? { kind: 'not', filter } : filter;
}

function isTruth(value: string): value is Extract<Filter, { kind: 'is' }>['value'] {
  return ['null', 'true', 'false', 'unknown', 'not_null'].includes(value);
}

function isComparison(operator: string): operator is Comparison {
  return ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'].includes(operator);
}

const LOGIC = /^(not\.)?(and|or)$/;
const MAX_FILTERS = 100;
const MAX_VALUES = 1000;
