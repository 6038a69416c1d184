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
 * POST /functions/v1/support-message: keeps what somebody writes to the operator. Takes `{ id?,
 * email, subject, message }`; the address of a user is that of the account. Gives `{ number,
 * receipt_sent }`, the same when it was kept already: its letters are queued under ids of their
 * own, so that each leaves once however often it is asked for.
 */
export async function takeSupportMessage(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, supportSchema);
  if (!body.ok) return body.response;
  const email = caller.value?.email ?? body.value.email;
  // Not by the address that a visitor gives: anybody could use up what its owner may write.
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

/** The message is kept, whatever happens to its letters. */
async function queue({ report }: FunctionCall, send: () => Promise<void>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch {
    report({ event: 'function_fault', code: 'letter_not_queued' });
    return false;
  }
}

/** Repeats the message: the address is that of the account. */
function sendOwnReceipt(call: FunctionCall, message: KeptMessage): Promise<boolean> {
  const content = writeSupportReceipt(message);
  return queue(call, () =>
    call.sendEmail(message.email, content, deriveIdInWish(wishOf(message), 'receipt')),
  );
}

/**
 * Repeats nothing, and writes to an address seldom: it may be anybody’s. False where none went,
 * now or before.
 */
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

/** Nothing is sent where nobody said where the operator reads. */
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

/** The id of a message that is kept is that of one person only. */
function wishOf({ id }: KeptMessage) {
  return { id, caller: 'support' };
}

/** Sent again, the message is told no second time. */
async function noteTold(call: FunctionCall, id: string): Promise<void> {
  await askAsServer(call, { path: 'rpc/note_support_told', method: 'POST', body: { p_id: id } });
}

const supportSchema = z.object({
  /** Chosen by who sends it again after an answer that was lost. */
  id: z.optional(z.uuid()),
  email: addresseeSchema,
  subject: oneLineSchema(150),
  message: wordsSchema(5000),
});
