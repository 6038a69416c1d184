import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { FunctionAnswer } from '#app/data/functions/call-function.ts';
import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { createState } from '#app/lib/create-state.ts';
import { sayRegisterProblem } from './say-register-problem.ts';

export type RegisterSearch = {
  query: string;
  status: 'idle' | 'asking' | 'found' | 'none' | 'failed';
  companies: readonly RegisteredCompany[];
  problem: AccountProblem | null;
};

type LookUp = (query: string, signal: AbortSignal) => Promise<FunctionAnswer<RegisteredCompany[]>>;

/** One lookup at a time: a new query aborts the previous one. `wait` is the debounce timer. */
export function createRegisterSearch(
  lookUp: LookUp,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
) {
  const state = createState<RegisterSearch>({ ...NOTHING, query: '', status: 'idle' });
  let current = new AbortController();

  const ask = async (text: string, isTyping = false): Promise<void> => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    const query = text.trim();
    if (query.length < SHORTEST) return state.set({ ...NOTHING, query, status: 'idle' });
    if (isTyping) await wait(PAUSE_MS);
    if (mine.signal.aborted) return;
    state.set({ status: 'asking', query });
    const answer = await lookUp(query, mine.signal);
    if (mine.signal.aborted) return;
    if (!answer.ok) return state.set({ ...NOTHING, status: 'failed', problem: answer.problem });
    const companies = answer.value;
    state.set({ status: companies.length > 0 ? 'found' : 'none', companies, problem: null });
  };
  const stop = () => current.abort();
  return { get: state.get, subscribe: state.subscribe, ask, stop };
}

/** The only open company found, which Enter takes. */
export function findOnly(
  { status, query, companies }: RegisterSearch,
  text: string,
): RegisteredCompany | null {
  const [company, ...others] = companies;
  const isAnswer = status === 'found' && query === text.trim();
  return isAnswer && company && others.length === 0 && !company.is_closed ? company : null;
}

/** The state in one line; mentions Enter only when it takes a company. */
export function saySearch(search: RegisterSearch, text: string): string {
  const { status, companies, problem } = search;
  if (status === 'idle') return 'Tapez trois caractères au moins.';
  if (status === 'asking') return 'Recherche en cours…';
  if (status === 'none')
    return 'Le registre n’en connaît pas. Vérifiez ce que vous avez tapé, ou remplissez les champs vous-même.';
  if (status === 'failed') return problem ? sayRegisterProblem(problem) : '';
  const [company, ...others] = companies;
  if (!company || others.length > 0) return `${companies.length} entreprises trouvées.`;
  if (findOnly(search, text))
    return 'Une entreprise trouvée\u00a0: touchez-la, ou appuyez sur Entrée.';
  return `Une entreprise trouvée${sayClosed(company)}\u00a0: touchez-la pour la prendre.`;
}

function sayClosed({ is_closed, is_closed_here_only }: RegisteredCompany): string {
  if (is_closed_here_only) return ', établissement fermé';
  return is_closed ? ', fermée' : '';
}

const NOTHING = { companies: [], problem: null };
/** The register’s own minimum. */
const SHORTEST = 3;
const PAUSE_MS = 300;
