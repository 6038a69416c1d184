import type { Percent } from '#documents/money/amounts.ts';
import type { Territory } from './territories.ts';

type DatedRate = { rate: Percent; until?: string };

/** The rates on a day, highest first (CGI 278 to 281 nonies, 296, 297). */
export function ratesOf(territory: Territory, date: string): Percent[] {
  return (RATES[territory] ?? [])
    .filter(({ until }) => !until || date <= until)
    .map(({ rate }) => rate);
}

/** The rates in force somewhere in France, those of the mainland first. */
export function ratesInFrance(date: string): Percent[] {
  return [...new Set(TERRITORIES.flatMap((territory) => ratesOf(territory, date)))];
}

/** Zero, or a rate of some French territory on that day. */
export function isKnownRate(rate: Percent, date: string): boolean {
  return rate === 0 || ratesInFrance(date).includes(rate);
}

/** A rate that the law had before: an avoir keeps the one of its invoice (BR-FR-16). */
export function isFormerRate(rate: Percent): boolean {
  return FORMER_RATES.has(rate);
}

/** Whether an e-invoice may bear the rate, whenever the law had it (BR-FR-16). */
export function isAdmittedRate(rate: number): boolean {
  const known = Object.values(RATES).flat();
  return rate === 0 || FORMER_RATES.has(rate) || known.some((one) => one.rate === rate);
}

const RATES: Readonly<Partial<Record<Territory, readonly DatedRate[]>>> = {
  mainland: [rate(2000), rate(1000), rate(550), rate(210)],
  /** Petroleum products had 13 % until the finance law for 2025. */
  corsica: [rate(2000), rate(1300, '2025-02-15'), rate(1000), rate(210), rate(90)],
  'guadeloupe-martinique-reunion': [rate(850), rate(210), rate(175), rate(105)],
};
const FORMER_RATES: ReadonlySet<number> = new Set([2060, 1960, 1300, 960, 920, 700]);
const TERRITORIES: readonly Territory[] = ['mainland', 'corsica', 'guadeloupe-martinique-reunion'];

function rate(value: number, until?: string): DatedRate {
  return { rate: value as Percent, ...(until && { until }) };
}
