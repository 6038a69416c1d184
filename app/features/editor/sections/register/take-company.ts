import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import type { EditorStore } from '#app/features/editor/store/editor-store.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { toWrittenName } from '#documents';
import { warnOfCompany } from './fill-from-register.ts';
import type { PartyName } from './fill-party.ts';
import { writeCompany } from './write-company.ts';

/** Fills the card and announces the warnings about the company. */
export function takeCompany(
  store: EditorStore,
  party: PartyName,
  company: RegisteredCompany,
): void {
  const { name, siret } = store.getState().draft[party];
  const takeBack = writeCompany(store, party, company);
  const warnings = warnOfCompany(company, name, siret);
  showToast(warnings.length > 0 ? 'Rempli\u00a0: à vérifier.' : 'Rempli d’après le registre.', {
    tone: warnings.length > 0 ? 'error' : 'success',
    detail: warnings.join(' ') || toWrittenName(company.name),
    action: { label: 'Annuler', onClick: takeBack },
  });
}
