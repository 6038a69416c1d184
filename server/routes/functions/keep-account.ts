import { writeDeletionEmail } from '#server/email/contents/deletion-emails.ts';
import { askAsCaller, makeFunctionAnswer } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';
import { readPresence } from './read-call.ts';

/**
 * POST /functions/v1/keep-account: cancels `deleteAccount`. Needs an open session, with the second
 * factor if any. Gives `{ was_asked }`.
 */
export async function keepAccount(request: Request, env: FunctionEnvironment): Promise<Response> {
  const asked = await readPresence(env, request);
  if (!asked.ok) return asked.response;
  const presence = asked.value;
  const taken = await askAsCaller(env, request, {
    path: `account_deletions?user_id=eq.${presence.user_id}&select=user_id`,
    method: 'DELETE',
  });
  if (!taken.ok) return taken.response;
  const wasAsked = taken.rows.length > 0;
  if (wasAsked) await tell(env, presence.email);
  return makeFunctionAnswer({ was_asked: wasAsked });
}

/** The account is kept even if the e-mail fails. */
async function tell({ sendEmail, origin }: FunctionEnvironment, email: string): Promise<void> {
  const accountUrl = new URL('/account', origin).href;
  await sendEmail(email, writeDeletionEmail({ kind: 'deletion-cancelled', accountUrl })).catch(
    () => undefined,
  );
}
