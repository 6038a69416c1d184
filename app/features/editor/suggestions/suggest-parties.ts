import { listRemembered } from '#app/data/remembered.ts';
import type { Draft } from '#documents';
import { matchParties, type PartySuggestion } from './match-parties.ts';

/** Sellers that this device remembers and that answer the text, the last used first. */
export async function suggestSellers(text: string): Promise<PartySuggestion<Draft['seller']>[]> {
  return matchParties(await listRemembered('sellers').catch(nothing), text);
}

/** Clients that this device remembers and that answer the text, the last used first. */
export async function suggestBuyers(text: string): Promise<PartySuggestion<Draft['buyer']>[]> {
  return matchParties(await listRemembered('buyers').catch(nothing), text);
}

/** Where the browser refuses storage there is nothing to remember: the page says so elsewhere. */
function nothing(): never[] {
  return [];
}
