import { findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { applyCompany, withoutTextsOf } from '#app/features/editor/draft/apply-company.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { GivenNumber } from '#documents/dossier';

/** Fills the document with a company of the account; false when it cannot be read. */
export async function fillFromCompany(
  { store, today }: Editor,
  { id, given }: { id: string; given: readonly GivenNumber[] },
): Promise<boolean> {
  const company = await queryClient.fetchQuery(getCompany(id)).catch(() => null);
  if (!company) {
    showToast('Cette entreprise n’a pas pu être lue', {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis choisissez-la de nouveau.',
    });
    return false;
  }
  const { seller } = store.getState().draft;
  const before = await queryClient.fetchQuery(findCompanyOf(seller)).catch(() => null);
  // An unreadable capital belonged to the previous seller.
  if (store.getState().rawTexts[CAPITAL] !== undefined) store.set(CAPITAL, undefined);
  store.update((draft) =>
    applyCompany(before ? withoutTextsOf(draft, before) : draft, company, {
      given,
      today,
    }),
  );
  return true;
}

const CAPITAL = 'seller.shareCapital';
