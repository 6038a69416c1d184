import { lookUpCompanies } from '#app/data/functions/look-up-companies.ts';
import type { EditorStore } from '#app/features/editor/store/editor-store.ts';
import type { PartyName } from './fill-party.ts';
import { sayRegisterProblem } from './say-register-problem.ts';
import { takeCompany } from './take-company.ts';

/** `choose`: several companies or a closed one; `told`: the reason why nothing was filled. */
export type FillOutcome = { status: 'filled' | 'choose' } | { status: 'told'; text: string };

/** Looks up a whole SIREN or SIRET and fills the card if it is that of one open company. */
export async function fillByNumber(
  store: EditorStore,
  { party, number }: { party: PartyName; number: string },
): Promise<FillOutcome> {
  const answer = await lookUpCompanies(number, AbortSignal.timeout(PATIENCE_MS));
  if (!answer.ok) return { status: 'told', text: sayRegisterProblem(answer.problem) };
  // The number changed while the register answered.
  const { siren, siret } = store.getState().draft[party];
  if (number !== siret && number !== siren) return { status: 'told', text: '' };
  const [company, ...others] = answer.value;
  if (!company) return { status: 'told', text: UNKNOWN };
  if (others.length > 0 || company.is_closed) return { status: 'choose' };
  takeCompany(store, party, company);
  return { status: 'filled' };
}

const UNKNOWN =
  'Le registre ne connaît pas ce numéro. Vérifiez-le, ou remplissez les champs vous-même.';
/** Twice the server’s timeout for the register. */
const PATIENCE_MS = 8000;
