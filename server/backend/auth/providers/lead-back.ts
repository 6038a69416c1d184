import { type Challenge, hasChallenge } from '#server/backend/auth/flows/code-exchange.ts';
import { leadTo, sayInUrl, writeFragment } from '#server/backend/auth/protocol/answer-by-url.ts';
import { readAuthProblem } from '#server/backend/auth/protocol/problem.ts';

/**
 * Redirects to the visitor’s target with a refusal after « # », and also in the query of a code
 * flow, as GoTrue does. A fault of the server is rethrown.
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
