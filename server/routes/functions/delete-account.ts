import { writeDeletionEmail } from '#server/email/contents/deletion-emails.ts';
import { askAsCaller, askAsServer, makeFunctionAnswer, makeFunctionRefusal } from './ask-data.ts';
import type { FunctionEnvironment } from './function-environment.ts';
import { readPresence, type SignedIn } from './read-call.ts';

/**
 * POST /functions/v1/delete-account: schedules the deletion of the caller’s account in fourteen
 * days and tells its owner. Needs a sign-in of the last ten minutes, with the second factor if any.
 * Gives `{ requested_at, due_at }`, unchanged when repeated.
 */
export async function deleteAccount(request: Request, env: FunctionEnvironment): Promise<Response> {
  const asked = await readPresence(env, request);
  if (!asked.ok) return asked.response;
  const presence = asked.value;
  if (!presence.is_recent)
    return makeFunctionRefusal(
      403,
      'reauthentication_needed',
      'Account deletion requires a recent sign-in',
    );
  const known = await askAsCaller<Deletion>(env, request, { path: MINE });
  if (!known.ok) return known.response;
  return known.rows[0] ? makeFunctionAnswer(known.rows[0]) : ask(env, presence);
}

export type Deletion = { requested_at: string; due_at: string };

/** Undone unless the owner is told: a thief of the password must not act unseen. */
async function ask(env: FunctionEnvironment, { user_id, email }: SignedIn): Promise<Response> {
  const made = await askAsServer<Deletion>(env, {
    path: `account_deletions?select=${COLUMNS}`,
    method: 'POST',
    body: { user_id },
  });
  if (!made.ok) return made.response;
  const [deletion] = made.rows;
  if (!deletion) throw new Error('A row was added, and not given');
  const content = writeDeletionEmail({
    kind: 'deletion-requested',
    dueAt: new Date(deletion.due_at),
    accountUrl: new URL('/account', env.origin).href,
  });
  try {
    await env.sendEmail(email, content);
  } catch {
    await askAsServer(env, {
      path: `account_deletions?user_id=eq.${user_id}`,
      method: 'DELETE',
    });
    return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
  }
  return makeFunctionAnswer(deletion);
}

const COLUMNS = 'requested_at,due_at';
const MINE = `account_deletions?select=${COLUMNS}`;
