import * as z from 'zod/mini';
import {
  type SentDocument,
  writeClientDocumentEmail,
  writeDocumentCopyEmail,
  writeOwnDocumentEmail as writeOwn,
} from '#server/email/contents/document-emails.ts';
import type { EmailContent } from '#server/email/email-content.ts';
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
import {
  type EmailName,
  type KnownEmails,
  type Recipients,
  sendOnce,
  type Wish,
} from '#server/routes/functions/send-once.ts';
import { drawForEmail, type ReadyDocument } from './draw-for-email.ts';
import { noteLead } from './note-lead.ts';

/**
 * POST /functions/v1/send-document: draws a draft and sends the file.
 * - A visitor gives `{ draft, email, newsletter?, provisional? }` and is the only recipient.
 * - A user gives `{ draft, provisional? }` to receive it, or `{ draft, to, subject, text, copy? }`
 *   to send it to a client.
 * `provisional` marks a complete document BROUILLON; `day` is the date of issue, whose law applies.
 * Gives `{ sent_to, is_draft }`. With an `id` (UUID), a repeated request of the same caller sends
 * only what did not leave yet; `is_draft` is null when nothing was drawn.
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
  const { id, email, newsletter = false } = body.value;
  return sendMissing(call, {
    wish: { id, caller: `visitor ${email}` },
    recipients: new Map([['own', email]]),
    order: readOrder(body.value),
    toDraw: [['documentByClientIp', call.clientIp]],
    toSend: [
      ['documentToVisitor', email],
      ['documentToAnybody', email],
      ['documentOfVisitors', 'all'],
    ],
    write: async ({ document, kind }) => {
      const links = await noteLead(call, { email, kind, newsletter });
      if (links === null) return null;
      return [{ name: 'own', to: email, content: writeOwn(withoutWords(document), links) }];
    },
  });
}

/**
 * The address may be anybody’s: the e-mail repeats no text of the sender, not even the file name.
 */
function withoutWords({ pdf, ...document }: SentDocument): SentDocument {
  const { kind, isDraft } = document;
  const number =
    document.number !== null && PLAIN_NUMBER.test(document.number) ? document.number : null;
  const name = [kind, ...(number === null ? [] : [number.replaceAll('/', '-')])].join(' ');
  const filename = `${name}${isDraft ? ' (brouillon)' : ''}.pdf`;
  return { ...document, number, pdf: { ...pdf, filename } };
}

type Given = z.infer<typeof userSchema>;

function sendForUser(call: FunctionCall, caller: SignedIn, given: Given): Promise<Response> {
  const { email } = caller;
  const common = {
    wish: { id: given.id, caller: `user ${caller.user_id}` },
    order: readOrder(given),
    toDraw: [['documentByAccount', caller.user_id]] satisfies Uses,
  };
  if (!('to' in given))
    return sendMissing(call, {
      ...common,
      recipients: new Map([['own', email]]),
      toSend: [],
      write: ({ document }) => [{ name: 'own', to: email, content: writeOwn(document, null) }],
    });
  const { to, subject, text, copy = false } = given;
  return sendMissing(call, {
    ...common,
    recipients: new Map([['client', to], ...(copy ? [['copy', email] as const] : [])]),
    toSend: [
      ['documentToClient', `${caller.user_id} ${to}`],
      ['documentToAnybody', to],
    ],
    write: ({ document, seller }) => {
      const sender = { name: seller || email, email };
      const toClient = writeClientDocumentEmail(document, { sender, subject, text });
      const toSelf = () => writeDocumentCopyEmail(document, { to, subject, text });
      return [
        { name: 'client', to, content: toClient },
        ...(copy ? [{ name: 'copy', to: email, content: toSelf() } as const] : []),
      ];
    },
  });
}

type Uses = (readonly [FunctionLimit, string])[];
type NamedEmail = { name: EmailName; to: string; content: EmailContent };
type Sending = {
  wish: Wish;
  recipients: Recipients;
  order: Order;
  toDraw: Uses;
  /** Counted with the first e-mail, and given back when none leaves. */
  toSend: Uses;
  /** Null when the data that the e-mails need could not be stored. */
  write: (ready: ReadyDocument) => NamedEmail[] | Promise<NamedEmail[] | null>;
};

type Order = Parameters<typeof drawForEmail>[1];

function readOrder({
  draft,
  provisional: isProvisional = false,
  day,
}: {
  draft?: unknown;
  provisional?: boolean | undefined;
  day?: string | undefined;
}): Order {
  return { draft, isProvisional, day };
}

function sendMissing(call: FunctionCall, sending: Sending): Promise<Response> {
  const { wish, recipients, order, toDraw, write } = sending;
  return sendOnce(call, { ...wish, recipients }, async (known) => {
    if (known === null) return notSent();
    if ([...recipients.keys()].every((name) => known.sentTo.has(name)))
      return makeFunctionAnswer({ sent_to: [...known.sentTo.values()], is_draft: null });
    const toSend = known.sentTo.size > 0 ? [] : sending.toSend;
    const ready = await prepare(call, { order, toDraw, toSend });
    if (!ready.ok) return ready.response;
    const emails = await write(ready.value);
    const sent = emails && (await send(call, ready.value, { emails, known }));
    if (sent) return sent;
    await giveBack(call, toSend);
    return notSent();
  });
}

/** A failing limiter must not hide the reason of the refusal. */
async function giveBack({ giveUseBack, report }: FunctionCall, uses: Uses): Promise<void> {
  try {
    for (const [name, key] of uses) await giveUseBack(name, key);
  } catch {
    report({ event: 'function_fault', code: 'unexpected_failure' });
  }
}

/** Draws before counting e-mails: an invalid draft must not use up the limits. */
async function prepare(
  call: FunctionCall,
  { order, toDraw, toSend }: Pick<Sending, 'order' | 'toDraw' | 'toSend'>,
): Promise<Read<ReadyDocument>> {
  const early = await refuseBeyond(call, toDraw);
  if (early) return { ok: false, response: early };
  const drawn = await drawForEmail(call, order);
  if (!drawn.ok) return drawn;
  const late = await refuseBeyond(call, toSend);
  return late ? { ok: false, response: late } : drawn;
}

/**
 * Null when no e-mail could be queued. If only a later one fails, it is reported: a refusal would
 * send the first one again.
 */
async function send(
  { sendEmail, report }: FunctionCall,
  { document }: ReadyDocument,
  { emails, known }: { emails: NamedEmail[]; known: KnownEmails },
): Promise<Response | null> {
  const sentTo: string[] = [];
  try {
    for (const { name, to, content } of emails) {
      const earlier = known.sentTo.get(name);
      if (earlier === undefined) await sendEmail(to, content, known.ids.get(name));
      sentTo.push(earlier ?? to);
    }
  } catch {
    if (sentTo.length === 0) return null;
    report({ event: 'function_fault', code: 'email_not_queued' });
  }
  return makeFunctionAnswer({ sent_to: sentTo, is_draft: document.isDraft });
}

function notSent(): Response {
  return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
}

/** « F-2026-0042 », « 2026/042 »: too few letters for a word. */
const PLAIN_NUMBER = /^(?=.*\d)[a-z]{0,3}[\d/_-]{1,17}$/i;

const idSchema = z.optional(z.uuid());
const daySchema = z.optional(z.iso.date());

const visitorSchema = z.strictObject({
  id: idSchema,
  day: daySchema,
  draft: z.unknown(),
  email: addresseeSchema,
  newsletter: z.optional(z.boolean()),
  provisional: z.optional(z.boolean()),
});

const userSchema = z.union([
  z.strictObject({
    id: idSchema,
    day: daySchema,
    draft: z.unknown(),
    to: addresseeSchema,
    subject: oneLineSchema(200),
    text: wordsSchema(5000),
    copy: z.optional(z.boolean()),
  }),
  z.strictObject({
    id: idSchema,
    day: daySchema,
    draft: z.unknown(),
    provisional: z.optional(z.boolean()),
  }),
]);
