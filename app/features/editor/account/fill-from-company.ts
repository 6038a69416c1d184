import { type Company, findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { applyCompany } from '#app/features/editor/draft/apply-company.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { getAppliedCompany, setAppliedCompany } from './applied-company.ts';
import { type OwnTerms, readOwnTerms, termsOf, writeOwnTerms } from './own-terms.ts';

/**
 * Fills the document with a company of the account. False when it cannot be read, or when the
 * document or the choice has changed meanwhile.
 */
export async function fillFromCompany(
  { store }: Editor,
  { id, readDocument }: { id: string; readDocument: () => Shown },
): Promise<boolean> {
  const asked = ++lastAsked;
  const [{ seller }, { shownCount }] = [store.getState().draft, readDocument()];
  const [company, current] = await Promise.all([
    askOnce(getCompany(id)).catch(() => null),
    askOnce(findCompanyOf(seller)).catch(() => null),
  ]);
  const terms = company && (await readTerms(company));
  if (asked !== lastAsked || readDocument().shownCount !== shownCount) return false;
  if (!company || !terms) {
    showToast('Cette entreprise n’a pas pu être lue', {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis choisissez-la de nouveau.',
    });
    return false;
  }
  if (store.getState().draft.seller !== seller) return false;
  // An unreadable capital belonged to the previous seller.
  if (store.getState().rawTexts[CAPITAL] !== undefined) store.set(CAPITAL, undefined);
  const before = current ?? getAppliedCompany();
  store.nameRecords({ companyId: id }, (draft) => {
    const filled = applyCompany(draft, company, before);
    return before && before.id !== company.id ? writeOwnTerms(filled, terms) : filled;
  });
  setAppliedCompany(company);
  return true;
}

async function readTerms(company: Company): Promise<OwnTerms> {
  return (await readOwnTerms(company).catch(() => null)) ?? termsOf(company.defaults);
}

/** The open document; `shownCount` changes with each document that is shown. */
type Shown = { shownCount: number };

let lastAsked = 0;
const CAPITAL = 'seller.shareCapital';
