import { destinationOf } from '#documents/model/destination-of.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { collectVatGroups } from '#documents/totals/vat-groups.ts';
import { ratesOf } from './rates.ts';
import { territoryOf } from './territories.ts';

/** Energy renovation of a home (CGI 278-0 bis A). */
export const ENERGY_RATE = 550 as Percent;
/** Other works in a home older than two years (CGI 279-0 bis). */
export const IMPROVEMENT_RATE = 1000 as Percent;
/** Either kind of works in Guadeloupe, Martinique and Réunion (CGI 296). */
const OVERSEAS_RATE = 210 as Percent;

/** The rates of the document for certified works in a home, lowest first; empty without any. */
export function listWorksRates(draft: Draft): Percent[] {
  const rates = certifiedRates(draft);
  const present = new Set(ratesOfLines(draft));
  return rates.filter((rate) => present.has(rate));
}

/** Whether some lines have none of these rates. */
export function hasOtherRates(draft: Draft, rates: readonly Percent[]): boolean {
  return ratesOfLines(draft).some((rate) => !rates.includes(rate));
}

function ratesOfLines(draft: Draft): Percent[] {
  return collectVatGroups(draft)
    .filter(({ isDisbursement }) => !isDisbursement)
    .map(({ rate }) => rate);
}

/** The normal rate they replace, in hundredths of a percent; null when the territory has none. */
export function commonWorksRate(draft: Draft): Percent | null {
  const territory = isOverseasWorks(draft) ? OVERSEAS : 'mainland';
  return ratesOf(territory, draft.issueDate)[0] ?? null;
}

/** In Corsica 10 % is the rate of all works, without certification (CGI 297). */
function certifiedRates(draft: Draft): Percent[] {
  if (isOverseasWorks(draft)) return [OVERSEAS_RATE];
  const isInCorsica = territoryOf(destinationOf(draft)) === 'corsica';
  return isInCorsica ? [ENERGY_RATE] : [ENERGY_RATE, IMPROVEMENT_RATE];
}

function isOverseasWorks({ seller, buyer }: Draft): boolean {
  return [seller, buyer].some(({ address }) => territoryOf(address) === OVERSEAS);
}

const OVERSEAS = 'guadeloupe-martinique-reunion';
