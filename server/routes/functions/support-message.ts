import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type SupportMessage,
  writeSupportReceipt,
  writeSupportRequest,
} from '#server/email/contents/support-emails.ts';
import { askAsServer, makeFunctionAnswer } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';
import {
  addresseeSchema,
  oneLineSchema,
  readCaller,
  readGiven,
  refuseBeyond,
  wordsSchema,
} from './read-call.ts';
import { deriveIdInWish, sendOnce } from './send-once.ts';

/**
 * POST /functions/v1/support-message: stores a message to the operator. Takes `{ id?, email,
 * subject, message }`; a user’s address is the account’s. Gives `{ number, receipt_sent }`, the
 * same when repeated: each e-mail is queued once, under an id of its own.
 */
export async function takeSupportMessage(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, supportSchema);
  if (!body.ok) return body.response;
  const email = caller.value?.email ?? body.value.email;
  // Not by a visitor’s stated address: anyone could use up its owner’s limit.
  const refusal = await refuseBeyond(call, [
    ['supportByClientIp', call.clientIp],
    ...(caller.value ? [['support', caller.value.user_id] as const] : []),
  ]);
  if (refusal) return refusal;
  const { id = randomUUID(), subject, message: text } = body.value;
  const kept = await askAsServer<{ id: string; number: string; is_told: boolean }>(call, {
    path: 'rpc/keep_support_message',
    method: 'POST',
    body: {
      p_id: id,
      p_user_id: caller.value?.user_id ?? null,
      p_email: email,
      p_subject: subject,
      p_message: text,
    },
  });
  if (!kept.ok) return kept.response;
  const [row] = kept.rows;
  if (!row) throw new Error('The message was kept without a row');
  const { number, is_told: isTold } = row;
  const message = { id: row.id, number, email, subject, text };
  const [isReceiptSent, isRequestSent] = await Promise.all([
    caller.value === null ? sendVisitorReceipt(call, message) : sendOwnReceipt(call, message),
    isTold || queue(call, () => sendRequest(call, message)),
  ]);
  if (isRequestSent && !isTold) await noteTold(call, row.id);
  return makeFunctionAnswer({ number, receipt_sent: isReceiptSent });
}

type KeptMessage = SupportMessage & { id: string };

/** The message is stored, even if its e-mails fail. */
async function queue({ report }: FunctionCall, send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch {
    report({ event: 'function_fault', code: 'email_not_queued' });
    return false;
  }
}

/** Repeats the text: the account’s address is proven. */
function sendOwnReceipt(call: FunctionCall, message: KeptMessage): Promise<boolean> {
  const content = writeSupportReceipt(message);
  return queue(call, () =>
    call.sendEmail(message.email, content, deriveIdInWish(wishOf(message), 'receipt')),
  );
}

/** Without the text, since the address may be anybody’s. False when no receipt ever went. */
function sendVisitorReceipt(call: FunctionCall, message: KeptMessage): Promise<boolean> {
  const { number, email } = message;
  const wish = { ...wishOf(message), recipients: new Map([['receipt', email] as const]) };
  return sendOnce(call, wish, async (known) => {
    if (known === null) return false;
    if (known.sentTo.has('receipt')) return true;
    const uses = [['receipt', email] as const, ['manyReceipts', email] as const];
    if ((await refuseBeyond(call, uses)) !== null) return false;
    const content = writeSupportReceipt({ number });
    const isSent = await queue(call, () =>
      call.sendEmail(email, content, known.ids.get('receipt')),
    );
    if (!isSent) for (const [name, key] of uses) await call.giveUseBack(name, key);
    return isSent;
  });
}

/** Sends nothing if the operator’s address is unset. */
async function sendRequest(
  { sendEmail, supportEmail }: FunctionCall,
  message: KeptMessage,
): Promise<void> {
  if (supportEmail === null) return;
  await sendEmail(
    supportEmail,
    writeSupportRequest(message),
    deriveIdInWish(wishOf(message), 'request'),
  );
}

/** The id of a stored message is unique, so the caller does not matter. */
function wishOf({ id }: KeptMessage) {
  return { id, caller: 'support' };
}

/** Marks the message as forwarded, so that a repeated request does not send it again. */
async function noteTold(call: FunctionCall, id: string): Promise<void> {
  await askAsServer(call, { path: 'rpc/note_support_told', method: 'POST', body: { p_id: id } });
}

const supportSchema = z.object({
  /** Chosen by the client, which may repeat a request whose answer was lost. */
  id: z.optional(z.uuid()),
  email: addresseeSchema,
  subject: oneLineSchema(150),
  message: wordsSchema(5000),
});
