import { writeDeletionLetter } from '#server/email/letters/deletion-letters.ts';
import { askAsCaller, makeFunctionAnswer, makeFunctionRefusal } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';

/**
 * POST /functions/v1/keep-account: takes back what `deleteAccount` asked for. Gives `{ was_asked
 * }`; an open session is enough.
 */
export async function keepAccount(request: Request, env: FunctionEnvironment): Promise<Response> {
  const asked = await askAsCaller<{ user_id: string; email: string }>(env, request, {
    path: 'rpc/get_presence',
  });
  if (!asked.ok) return asked.response;
  const [presence] = asked.rows;
  if (!presence) return makeFunctionRefusal(404, 'user_not_found', 'User not found');
  const taken = await askAsCaller(env, request, {
    path: `account_deletions?user_id=eq.${presence.user_id}&select=user_id`,
    method: 'DELETE',
  });
  if (!taken.ok) return taken.response;
  const wasAsked = taken.rows.length > 0;
  if (wasAsked) await tell(env, presence.email);
  return makeFunctionAnswer({ was_asked: wasAsked });
}

/** The account is kept, whether its owner could be told or not. */
async function tell({ sendLetter, origin }: FunctionEnvironment, email: string): Promise<void> {
  const accountUrl = new URL('/account', origin).href;
  await sendLetter(email, writeDeletionLetter({ kind: 'deletion-cancelled', accountUrl })).catch(
    () => undefined,
  );
}
