import { listRemembered } from '#app/data/remembered.ts';
import { askAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import type {
  BuyerOption,
  EarlierSeller,
  SellerOption,
} from '#app/features/editor/account/party-options.ts';
import { matchParties } from './match-parties.ts';

/** The companies of an account, then remembered sellers that match the text, last used first. */
export async function suggestSellers(text: string): Promise<readonly SellerOption[]> {
  const remembered = await suggestEarlierSellers(text);
  return askAccountRecords((account) => account.suggestCompanies(text, remembered), remembered);
}

/** The clients of an account, then remembered clients that match the text, last used first. */
export async function suggestBuyers(text: string): Promise<readonly BuyerOption[]> {
  const remembered = await suggestEarlierBuyers(text);
  return askAccountRecords((account) => account.suggestClients(text, remembered), remembered);
}

/** The sellers of earlier documents alone. */
export async function suggestEarlierSellers(text: string): Promise<EarlierSeller[]> {
  return matchParties(await listRemembered('sellers').catch(nothing), text);
}

/** The clients of earlier documents alone. */
export async function suggestEarlierBuyers(text: string): Promise<BuyerOption[]> {
  return matchParties(await listRemembered('buyers').catch(nothing), text);
}

/** Storage is refused: nothing to suggest. The page’s banner reports it. */
function nothing(): never[] {
  return [];
}
