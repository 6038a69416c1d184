import { type Percent, ratesOf } from '#documents';

/** The VAT rates in force somewhere in France, those of the mainland first. */
export function listRatesOfFrance(today: string): Percent[] {
  return [...new Set(TERRITORIES.flatMap((territory) => ratesOf(territory, today)))];
}

const TERRITORIES = ['mainland', 'guadeloupe-martinique-reunion', 'corsica'] as const;
