import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type SupportMessage,
  writeSupportReceipt,
  writeSupportRequest,
} from '#server/email/letters/support-letters.ts';
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

/**
 * POST /functions/v1/support-message: keeps what somebody writes to the operator. Takes `{ id?,
 * email, subject, message }`; the address of a user is that of the account. Gives `{ number,
 * receipt_sent }`, the same when it was kept already.
 */
export async function takeSupportMessage(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, supportSchema);
  if (!body.ok) return body.response;
  const email = caller.value?.email ?? body.value.email;
  const refusal = await refuseBeyond(call, [
    ['supportByAddress', call.address],
    ['support', email],
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
  const number = row?.number ?? '';
  if (row?.is_told) return makeFunctionAnswer({ number, receipt_sent: true });
  const isOwnAddress = caller.value !== null;
  const sent = await sendBoth(call, { number, email, subject, text }, isOwnAddress);
  if (row && sent.toOperator) await noteTold(call, row.id);
  return makeFunctionAnswer({ number, receipt_sent: sent.toAuthor });
}

/**
 * The message is kept, whatever happens to its letters. A receipt repeats it to proven addresses
 * only: anybody could have their words sent to anybody else.
 */
async function sendBoth(
  { sendLetter, supportEmail, report }: FunctionCall,
  message: SupportMessage,
  isOwnAddress: boolean,
): Promise<{ toAuthor: boolean; toOperator: boolean }> {
  const receipt = writeSupportReceipt(isOwnAddress ? message : { number: message.number });
  const [toAuthor, toOperator] = await Promise.allSettled([
    sendLetter(message.email, receipt),
    supportEmail === null ? undefined : sendLetter(supportEmail, writeSupportRequest(message)),
  ]);
  for (const { status } of [toAuthor, toOperator])
    if (status === 'rejected') report({ event: 'function_fault', code: 'letter_not_queued' });
  return {
    toAuthor: toAuthor.status === 'fulfilled',
    toOperator: toOperator.status === 'fulfilled',
  };
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
