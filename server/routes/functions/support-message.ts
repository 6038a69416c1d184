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
 * POST /functions/v1/support-message: keeps what somebody writes to the operator. Takes `{ email,
 * subject, message }`; the address of a user is that of the account. Gives `{ number,
 * receipt_sent }`.
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
  const { subject, message: text } = body.value;
  const kept = await askAsServer<{ number: string }>(call, {
    path: 'rpc/add_support_message',
    method: 'POST',
    body: {
      p_user_id: caller.value?.user_id ?? null,
      p_email: email,
      p_subject: subject,
      p_message: text,
    },
  });
  if (!kept.ok) return kept.response;
  const number = kept.rows[0]?.number ?? '';
  const isOwnAddress = caller.value !== null;
  const sent = await sendBoth(call, { number, email, subject, text }, isOwnAddress);
  return makeFunctionAnswer({ number, receipt_sent: sent });
}

/**
 * The message is kept, whatever happens to its letters. A receipt repeats it to proven addresses
 * only: anybody could have their words sent to anybody else.
 */
async function sendBoth(
  { sendLetter, supportEmail, report }: FunctionCall,
  message: SupportMessage,
  isOwnAddress: boolean,
): Promise<boolean> {
  const receipt = writeSupportReceipt(isOwnAddress ? message : { number: message.number });
  const letters = [
    sendLetter(message.email, receipt),
    ...(supportEmail === null ? [] : [sendLetter(supportEmail, writeSupportRequest(message))]),
  ];
  const [first, ...others] = await Promise.allSettled(letters);
  for (const { status } of [first, ...others].filter((sent) => sent !== undefined))
    if (status === 'rejected') report({ event: 'function_fault', code: 'letter_not_queued' });
  return first?.status === 'fulfilled';
}

const supportSchema = z.object({
  email: addresseeSchema,
  subject: oneLineSchema(150),
  message: wordsSchema(5000),
});
