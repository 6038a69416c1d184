import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import type { EditorStore } from '#app/features/editor/store/editor-store.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { warnOfCompany } from './fill-from-register.ts';
import { fillParty, type PartyName } from './fill-party.ts';

/** Writes a company into the card of a party, and says what is to be known of it. */
export function takeCompany(
  store: EditorStore,
  party: PartyName,
  company: RegisteredCompany,
): void {
  const before = store.getState().draft;
  store.update((draft) => fillParty(draft, party, company));
  // A capital that could not be read was the other seller’s.
  if (party === 'seller' && store.getState().rawTexts[CAPITAL] !== undefined)
    store.set(CAPITAL, undefined);
  const warnings = warnOfCompany(company, before[party].name);
  showToast(warnings.length > 0 ? 'Rempli\u00a0: à vérifier.' : 'Rempli d’après le registre.', {
    tone: warnings.length > 0 ? 'error' : 'success',
    detail: warnings.join(' ') || company.name,
    action: {
      label: 'Annuler',
      onClick: () => store.update((draft) => ({ ...draft, [party]: before[party] })),
    },
  });
}

const CAPITAL = 'seller.shareCapital';
