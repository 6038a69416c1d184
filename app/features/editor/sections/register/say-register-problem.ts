import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { NO_NETWORK } from './no-network.ts';

export function sayRegisterProblem(problem: AccountProblem): string {
  return WORDS[problem.code] ?? sayProblem(problem);
}

const WORDS: Readonly<Record<string, string>> = {
  network: NO_NETWORK,
  unavailable:
    'Le registre des entreprises ne répond pas. Remplissez ces champs vous-même, ou réessayez plus tard.',
  over_request_rate_limit:
    'Trop de recherches en peu de temps. Attendez une minute, ou remplissez ces champs vous-même.',
};
