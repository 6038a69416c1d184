import { lookUpCompanies } from '#app/data/functions/look-up-companies.ts';
import type { EditorStore } from '#app/features/editor/store/editor-store.ts';
import type { PartyName } from './fill-party.ts';
import { sayRegisterProblem } from './say-register-problem.ts';
import { takeCompany } from './take-company.ts';

/**
 * `choose`: several companies or a closed one; `told`: the reason why nothing was filled, if there
 * is one to tell.
 */
export type FillOutcome = { status: 'filled' | 'choose' } | { status: 'told'; text: string };

/**
 * Looks up a whole SIREN or SIRET and fills the card if it is that of one open company, and nobody
 * has gone on filling the card meanwhile (`isLeftAlone`).
 */
export async function fillByNumber(
  store: EditorStore,
  { party, number, isLeftAlone }: { party: PartyName; number: string; isLeftAlone: () => boolean },
): Promise<FillOutcome> {
  const asked = store.getState().draft[party];
  const answer = await lookUpCompanies(number, AbortSignal.timeout(PATIENCE_MS));
  if (!answer.ok) return { status: 'told', text: sayRegisterProblem(answer.problem) };
  // The number changed while the register answered.
  const current = store.getState().draft[party];
  if (number !== current.siret && number !== current.siren) return { status: 'told', text: '' };
  const [company, ...others] = answer.value.filter(({ siren }) => number.startsWith(siren));
  if (!company) return { status: 'told', text: UNKNOWN };
  if (current !== asked || !isLeftAlone()) return { status: 'told', text: LEFT_AS_IT_IS };
  if (others.length > 0 || company.is_closed) return { status: 'choose' };
  takeCompany(store, party, company);
  return { status: 'filled' };
}

const LEFT_AS_IT_IS =
  'Le registre a répondu, mais vous avez continué à remplir : rien n’a été changé. Cherchez de nouveau pour prendre sa réponse.';
const UNKNOWN =
  'Le registre ne connaît pas ce numéro. Vérifiez-le, ou remplissez les champs vous-même.';
/** Twice the server’s timeout for the register. */
const PATIENCE_MS = 8000;
