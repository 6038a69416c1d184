import * as z from 'zod/mini';
import {
  writeClientDocumentLetter,
  writeDocumentCopyLetter,
  writeOwnDocumentLetter,
} from '#server/email/letters/document-letters.ts';
import { makeFunctionAnswer, makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { FunctionLimit } from '#server/routes/functions/function-limits.ts';
import {
  addresseeSchema,
  oneLineSchema,
  type Read,
  readCaller,
  readGiven,
  refuseBeyond,
  type SignedIn,
  wordsSchema,
} from '#server/routes/functions/read-call.ts';
import { drawForEmail, type ReadyDocument } from './draw-for-email.ts';
import { noteLead } from './note-lead.ts';

/**
 * POST /functions/v1/send-document: draws a draft and sends the file. A visitor gives `{ draft,
 * email, newsletter?, provisional? }` and is the only one to receive it; a user gives `{ draft,
 * provisional? }` to receive it, or `{ draft, to, subject, text, copy? }` to have a client receive
 * it. What is `provisional` says BROUILLON, however complete it is. No file is taken from outside.
 * Gives `{ sent_to, is_draft }`.
 */
export async function sendDocument(request: Request, call: FunctionCall): Promise<Response> {
  const read = await readCaller(call, request);
  if (!read.ok) return read.response;
  const caller = read.value;
  if (caller === null) return sendToVisitor(request, call);
  const body = await readGiven(request, userSchema);
  if (!body.ok) return body.response;
  return sendForUser(call, caller, body.value);
}

async function sendToVisitor(request: Request, call: FunctionCall): Promise<Response> {
  const body = await readGiven(request, visitorSchema);
  if (!body.ok) return body.response;
  const { email, newsletter = false } = body.value;
  const ready = await prepare(call, body.value, {
    toDraw: [['documentByAddress', call.address]],
    toSend: [
      ['documentToVisitor', email],
      ['documentToAnybody', email],
      ['documentOfVisitors', 'all'],
    ],
  });
  if (!ready.ok) return ready.response;
  const { document, kind } = ready.value;
  const links = await noteLead(call, { email, kind, newsletter });
  if (links === null) return notSent();
  return send(call, document, [[email, writeOwnDocumentLetter(withoutWords(document), links)]]);
}

/** The address may be anybody’s: a number that is none would be words of a stranger. */
function withoutWords(document: ReadyDocument['document']): ReadyDocument['document'] {
  const isNumber = document.number !== null && PLAIN_NUMBER.test(document.number);
  return isNumber ? document : { ...document, number: null };
}

type Given = z.infer<typeof userSchema>;

async function sendForUser(call: FunctionCall, caller: SignedIn, given: Given): Promise<Response> {
  const toDraw: Uses = [['documentByAccount', caller.user_id]];
  if (!('to' in given)) {
    const ready = await prepare(call, given, { toDraw, toSend: [] });
    if (!ready.ok) return ready.response;
    const { document } = ready.value;
    return send(call, document, [[caller.email, writeOwnDocumentLetter(document, null)]]);
  }
  const { to, subject, text, copy = false } = given;
  const ready = await prepare(call, given, {
    toDraw,
    toSend: [
      ['documentToClient', `${caller.user_id} ${to}`],
      ['documentToAnybody', to],
    ],
  });
  if (!ready.ok) return ready.response;
  const { document, seller } = ready.value;
  const sender = { name: seller || caller.email, email: caller.email };
  return send(call, document, [
    [to, writeClientDocumentLetter(document, { sender, subject, text })],
    ...(copy
      ? [[caller.email, writeDocumentCopyLetter(document, { to, subject, text })] as const]
      : []),
  ]);
}

type Uses = (readonly [FunctionLimit, string])[];

/** What is no document sends nothing: it must not use up what others may send. */
async function prepare(
  call: FunctionCall,
  { draft, provisional: isProvisional = false }: { draft?: unknown; provisional?: boolean },
  { toDraw, toSend }: { toDraw: Uses; toSend: Uses },
): Promise<Read<ReadyDocument>> {
  const early = await refuseBeyond(call, toDraw);
  if (early) return { ok: false, response: early };
  const drawn = await drawForEmail(call, { draft, isProvisional });
  if (!drawn.ok) return drawn;
  const late = await refuseBeyond(call, toSend);
  return late ? { ok: false, response: late } : drawn;
}

/** Once the first letter waits, a refusal would have it sent again: what did not go is reported. */
async function send(
  { sendLetter, report }: FunctionCall,
  { isDraft }: ReadyDocument['document'],
  letters: (readonly [string, Parameters<typeof sendLetter>[1]])[],
): Promise<Response> {
  const sentTo: string[] = [];
  try {
    for (const [to, letter] of letters) {
      await sendLetter(to, letter);
      sentTo.push(to);
    }
  } catch {
    if (sentTo.length === 0) return notSent();
    report({ event: 'function_fault', code: 'letter_not_queued' });
  }
  return makeFunctionAnswer({ sent_to: sentTo, is_draft: isDraft });
}

function notSent(): Response {
  return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
}

/** « F-2026-0042 », « 2026/042 »: no space nor point, so neither a sentence nor an address. */
const PLAIN_NUMBER = /^(?=.*\d)[\p{L}\d/_-]{1,20}$/u;

const visitorSchema = z.strictObject({
  draft: z.unknown(),
  email: addresseeSchema,
  newsletter: z.optional(z.boolean()),
  provisional: z.optional(z.boolean()),
});

const userSchema = z.union([
  z.strictObject({
    draft: z.unknown(),
    to: addresseeSchema,
    subject: oneLineSchema(200),
    text: wordsSchema(5000),
    copy: z.optional(z.boolean()),
  }),
  z.strictObject({ draft: z.unknown(), provisional: z.optional(z.boolean()) }),
]);
