import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { sellerFieldsOf } from '#app/features/editor/sections/seller/seller-kinds.ts';
import type { EditorStore } from '#app/features/editor/store/editor-store.ts';
import { isOtherCompany } from './fill-from-register.ts';
import { fillParty, type PartyName } from './fill-party.ts';

/** Fills the card in one undo step; returns its undo. */
export function writeCompany(
  store: EditorStore,
  party: PartyName,
  company: RegisteredCompany,
): () => void {
  const { draft: before, rawTexts } = store.getState();
  const { seller } = fillParty(before, party, company);
  // The unreadable capital belonged to the previous seller, or its field is gone.
  const isForgotten =
    party === 'seller' &&
    rawTexts[CAPITAL] !== undefined &&
    (isOtherCompany(before.seller, company) || !sellerFieldsOf(seller).hasCapital);
  store.update((draft) => fillParty(draft, party, company), isForgotten ? CAPITAL : undefined);
  return () => {
    store.update((draft) => ({ ...draft, [party]: before[party] }));
    if (isForgotten) store.setRaw(CAPITAL, rawTexts[CAPITAL] ?? '');
  };
}

const CAPITAL = 'seller.shareCapital';
