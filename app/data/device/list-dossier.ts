import type { DossierView } from '#app/data/dossier-store.ts';
import { todayInFrance } from '#app/lib/today.ts';
import {
  type DossierQuery,
  isBetween,
  selectMatches,
  selectPage,
  sumUp,
  warnOfDistanceSales,
  warnOfTurnover,
} from '#documents/dossier';
import { readChain } from './query-dossier.ts';

export async function list(query: DossierQuery): Promise<DossierView> {
  const chain = await readChain();
  const today = todayInFrance();
  return {
    ...selectPage(chain, query),
    sums: sumUp(
      [...chain.values()].filter((node) => isBetween(node, query)),
      today,
    ),
    turnover: [
      ...warnOfTurnover(chain.values(), today),
      ...warnOfDistanceSales(chain.values(), today),
    ],
  };
}

export async function listMatches(query: DossierQuery): Promise<string[]> {
  return selectMatches(await readChain(), query).map(({ id }) => id);
}
