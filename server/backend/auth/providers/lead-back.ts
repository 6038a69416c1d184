import { type Challenge, hasChallenge } from '#server/backend/auth/flows/code-exchange.ts';
import { leadTo, sayInUrl, writeFragment } from '#server/backend/auth/protocol/answer-by-url.ts';
import { readAuthProblem } from '#server/backend/auth/protocol/problem.ts';

/**
 * Leads to where a visitor wanted to go, with a refusal: after « # », and in the query too for who
 * asked for a code, as upstream. A fault of the server is thrown again.
 */
export function leadBack(
  { redirectTo, challenge }: { redirectTo: string; challenge: Challenge },
  error: unknown,
): Response {
  const problem = readAuthProblem(error);
  if (problem === null) throw error;
  const target = new URL(redirectTo);
  const values = sayInUrl(problem);
  if (hasChallenge(challenge))
    for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value);
  target.hash = writeFragment(values);
  return leadTo(target);
}
