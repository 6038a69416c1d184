export type Factors = Record<string, readonly string[]>;
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };
type Choices<F extends Factors> = { [Name in keyof F]?: readonly F[Name][number][] };

/** When all factors of `when` have one of its values, those of `only` must have one of theirs. */
export type Constraint<F extends Factors> = { when: Choices<F>; only: Choices<F> };

/**
 * Rows in which every allowed pair of values of two factors appears at least once. Greedy and
 * deterministic: a row starts from the first uncovered pair, then takes the values that cover most
 * new pairs. A value is only taken if the row can still be completed.
 */
export function coverPairs<F extends Factors>(
  factors: F,
  constraints: readonly Constraint<F>[],
): Row<F>[] {
  const table: Table = { factors, constraints };
  const missing = listPairs(table);
  const rows: Values[] = [];
  for (const [, pair] of missing) {
    const row = extend(pair, missing, table);
    for (const met of keysOfPairs(row)) missing.delete(met);
    rows.push(row);
  }
  return rows as Row<F>[]; // `extend` gives every factor a value
}

type Values = Record<string, string>;
type Table = { factors: Factors; constraints: readonly Constraint<Factors>[] };

/** Every pair of which a complete allowed row exists, by key. */
function listPairs(table: Table): Map<string, Values> {
  const names = Object.keys(table.factors);
  const pairs = names.flatMap((first, index) =>
    names.slice(index + 1).flatMap((second) => combine(first, second, table.factors)),
  );
  const possible = pairs.filter((pair) => canComplete(pair, table));
  return new Map(possible.flatMap((pair) => keysOfPairs(pair).map((key) => [key, pair])));
}

function combine(first: string, second: string, factors: Factors): Values[] {
  return valuesOf(first, factors).flatMap((one) =>
    valuesOf(second, factors).map((other) => ({ [first]: one, [second]: other })),
  );
}

function extend(pair: Values, missing: ReadonlyMap<string, Values>, table: Table): Values {
  let row = pair;
  for (const name of unsetFactors(pair, table)) {
    const candidates = withEachValue(row, name, table).filter((one) => canComplete(one, table));
    row = pickBest(candidates, (one) => countMissing(one, missing));
  }
  return row;
}

function withEachValue(values: Values, name: string, { factors }: Table): Values[] {
  return valuesOf(name, factors).map((value) => ({ ...values, [name]: value }));
}

function countMissing(row: Values, missing: ReadonlyMap<string, Values>): number {
  return keysOfPairs(row).filter((key) => missing.has(key)).length;
}

function pickBest(candidates: Values[], score: (candidate: Values) => number): Values {
  const scores = candidates.map(score);
  const best = candidates[scores.indexOf(Math.max(...scores))];
  if (!best) throw new Error('A row that can be completed has a next value');
  return best;
}

function canComplete(values: Values, table: Table): boolean {
  if (!isAllowed(values, table.constraints)) return false;
  const [next] = unsetFactors(values, table);
  if (next === undefined) return true;
  return withEachValue(values, next, table).some((one) => canComplete(one, table));
}

/** Unset factors satisfy every constraint. */
function isAllowed(values: Values, constraints: readonly Constraint<Factors>[]): boolean {
  return constraints.every(({ when, only }) => {
    const applies = Object.entries(when).every(([name, list]) => isAmong(values[name], list));
    if (!applies) return true;
    return Object.entries(only).every(
      ([name, list]) => !(name in values) || isAmong(values[name], list),
    );
  });
}

function isAmong(value: string | undefined, list: readonly string[] | undefined): boolean {
  return value !== undefined && list?.includes(value) === true;
}

function unsetFactors(values: Values, { factors }: Table): string[] {
  return Object.keys(factors).filter((name) => !(name in values));
}

function valuesOf(name: string, factors: Factors): readonly string[] {
  return factors[name] ?? [];
}

/** Keys do not depend on the order in which values were chosen. */
function keysOfPairs(values: Values): string[] {
  const entries = Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).map((other) => `${one}&${other}`),
  );
}
