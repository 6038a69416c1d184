import { listRemembered } from '#app/data/remembered.ts';
import type { Draft } from '#documents';
import { matchParties, type PartySuggestion } from './match-parties.ts';

/** Remembered sellers that match the text, last used first. */
export async function suggestSellers(text: string): Promise<PartySuggestion<Draft['seller']>[]> {
  return matchParties(await listRemembered('sellers').catch(nothing), text);
}

/** Remembered clients that match the text, last used first. */
export async function suggestBuyers(text: string): Promise<PartySuggestion<Draft['buyer']>[]> {
  return matchParties(await listRemembered('buyers').catch(nothing), text);
}

/** Storage is refused: nothing to suggest. The page’s banner reports it. */
function nothing(): never[] {
  return [];
}
