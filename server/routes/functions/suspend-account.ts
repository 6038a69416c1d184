import * as z from 'zod/mini';
import { writeSuspensionEmail } from '#server/email/contents/suspension-email.ts';
import { askAsCaller, askAsServer, makeFunctionAnswer, makeFunctionRefusal } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';
import { readGiven, readPresence, wordsSchema } from './read-call.ts';

/**
 * POST /functions/v1/suspend-account: an administrator closes an account, and its owner is told
 * why. Takes `{ userId, reason }`, gives `{ suspended: true }`. The database decides who may, and
 * keeps the journal; the account is restored when the message cannot be queued.
 */
export async function suspendAccount(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readPresence(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, suspensionSchema);
  if (!body.ok) return body.response;
  const { userId, reason } = body.value;
  const administer = (action: 'suspend' | 'restore') =>
    askAsCaller(call, request, {
      path: 'rpc/administer_account',
      method: 'POST',
      body: { p_user_id: userId, p_action: action },
    });
  const suspended = await administer('suspend');
  if (!suspended.ok) return suspended.response;
  const contactUrl = new URL('/contact', call.origin).href;
  try {
    const email = await findAddress(call, userId);
    await call.sendEmail(email, writeSuspensionEmail({ reason, contactUrl }));
  } catch {
    await administer('restore');
    return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
  }
  return makeFunctionAnswer({ suspended: true });
}

async function findAddress(call: FunctionCall, userId: string): Promise<string> {
  const found = await askAsServer<{ email: string }>(call, {
    path: `profiles?select=email&user_id=eq.${userId}`,
  });
  const [profile] = found.ok ? found.rows : [];
  if (!profile) throw new Error('The account has no profile');
  return profile.email;
}

const suspensionSchema = z.object({
  userId: z.uuid().check(z.toLowerCase()),
  reason: wordsSchema(1000),
});
