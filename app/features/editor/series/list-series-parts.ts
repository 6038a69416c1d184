import { computeTotals, type Draft, formatMonth, type RentResult } from '#documents';

export type SeriesPart = { result: RentResult; count: number; months: string };

/**
 * Groups the documents of a series by result (quittance, partial receipt, notice). `wholes` has one
 * document per month, in order.
 */
export function listSeriesParts(wholes: readonly Draft[]): SeriesPart[] {
  const results = wholes.map((whole) => computeTotals(whole).rent?.result);
  return ORDER.flatMap((result) => {
    const indexes = [...results.keys()].filter((index) => results[index] === result);
    if (indexes.length === 0) return [];
    return [{ result, count: indexes.length, months: nameMonths(indexes, wholes) }];
  });
}

/** « janvier à mars 2026 et mai 2026 »: consecutive months form one span. */
function nameMonths(indexes: readonly number[], wholes: readonly Draft[]): string {
  const spans: string[][] = [];
  for (const [position, index] of indexes.entries()) {
    const month = wholes[index]?.supply?.start?.slice(0, 7) ?? '';
    const last = spans.at(-1);
    if (last && indexes[position - 1] === index - 1) last.push(month);
    else spans.push([month]);
  }
  return LIST.format(spans.map((span) => nameSpan(span[0] ?? '', span.at(-1) ?? '')));
}

function nameSpan(first: string, last: string): string {
  if (first === last) return formatMonth(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const start = isSameYear ? formatMonth(first).split('\u00a0')[0] : formatMonth(first);
  return `${start} à ${formatMonth(last)}`;
}

const ORDER: readonly RentResult[] = ['complete', 'partial', 'unpaid'];
const LIST = new Intl.ListFormat('fr');
