import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { type Dated, isKnownAt, pickAt } from './dated.ts';
import {
  DISTANCE_SALES_THRESHOLD,
  FRANCHISE_THRESHOLDS,
  MICRO_CEILINGS,
  type TurnoverLimit,
} from './thresholds.ts';
import { typeset } from './typeset.ts';

/** Invoiced without VAT since 1 January: total, and services among it. */
export type YearTurnover = TurnoverLimit;

/**
 * French sentences for the limits that the turnover has crossed in the year of `date` (YYYY-MM-DD),
 * each with its effect; empty below them. For a year without published limits, those of the last
 * known one apply, and the sentence says so.
 */
export function judgeTurnover(turnover: YearTurnover, date: string): string[] {
  const { base, raised, ofAuthors } = newestOf(FRANCHISE_THRESHOLDS, date);
  const ceiling = newestOf(MICRO_CEILINGS, date);
  const year = Number(date.slice(0, 4));
  const overRaised = findCrossed(turnover, raised);
  const overBase = overRaised ? null : findCrossed(turnover, base);
  const overCeiling = findCrossed(turnover, ceiling);
  const isKnown = isKnownAt(FRANCHISE_THRESHOLDS, date) && isKnownAt(MICRO_CEILINGS, date);
  const doubt = isKnown
    ? ''
    : ` Les seuils de ${year} ne sont pas connus de cette version : ce sont les derniers publiés.`;
  return [
    overRaised &&
      `Vos factures en franchise de ${year} passent le seuil majoré de ${overRaised}${forAuthors(turnover, ofAuthors.raised)} : la TVA est due dès le jour du dépassement.`,
    overBase &&
      `Vos factures en franchise de ${year} passent le seuil de ${overBase}${forAuthors(turnover, ofAuthors.base)} : la TVA sera due à partir du 1er janvier ${year + 1}.`,
    overCeiling &&
      `Vos factures de ${year} passent le plafond de la micro-entreprise, ${overCeiling}.`,
  ].flatMap((text) => (text ? [typeset(`${text}${doubt}`)] : []));
}

/** The same for distance sales to consumers of the Union, of all states together (CGI 259 D). */
export function judgeDistanceSales(total: Cents, date: string): string[] {
  if (total <= DISTANCE_SALES_THRESHOLD) return [];
  const text = `Vos ventes à distance de ${date.slice(0, 4)} aux particuliers de l’Union passent ${formatAmount(DISTANCE_SALES_THRESHOLD)} hors taxes : facturez les suivantes avec la TVA du pays de livraison, au régime « Vente à distance, guichet unique ».`;
  return [typeset(text)];
}

/** The limits for the year of a date (YYYY-MM-DD), or the last published ones. */
export type TurnoverLimits = {
  base: TurnoverLimit;
  raised: TurnoverLimit;
  ceiling: TurnoverLimit;
  isKnown: boolean;
};

export function turnoverLimitsAt(date: string): TurnoverLimits {
  const { base, raised } = newestOf(FRANCHISE_THRESHOLDS, date);
  const isKnown = isKnownAt(FRANCHISE_THRESHOLDS, date) && isKnownAt(MICRO_CEILINGS, date);
  return { base, raised, ceiling: newestOf(MICRO_CEILINGS, date), isKnown };
}

/** « 37 500,00 € de services »; null below both limits. */
function findCrossed({ total, services }: YearTurnover, limit: TurnoverLimit): string | null {
  if (services > limit.services) return `${formatAmount(limit.services)} de services`;
  return total > limit.total ? `${formatAmount(limit.total)} de ventes` : null;
}

/** Their own limit, as a reminder: a document does not reveal the seller's profession. */
function forAuthors({ services }: YearTurnover, limit: Cents): string {
  return services > 0 && services <= limit
    ? ` (${formatAmount(limit)} pour un avocat, un auteur ou un artiste-interprète)`
    : '';
}

function newestOf<Value>(entries: readonly [Dated<Value>, ...Dated<Value>[]], date: string): Value {
  return pickAt(entries, date) ?? (entries.at(-1) ?? entries[0]).value;
}
