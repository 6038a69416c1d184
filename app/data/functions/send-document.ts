import * as z from 'zod/mini';
import type { Draft } from '#documents';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** To whom a document went, and whether its pages say BROUILLON. */
export type SentDocument = { sent_to: string[]; is_draft: boolean };

/** A visitor’s own address, and whether they want news too. */
export type OwnAddress = { email: string; newsletter: boolean };

/** A message to a client, in the words of whoever sends it. */
export type ClientMessage = { to: string; subject: string; text: string; copy: boolean };

/**
 * Has the server draw a document and send its file: to a visitor themselves, to the address of
 * whoever is signed in (null), or to their client. `isProvisional` has its pages say BROUILLON,
 * however complete it is, to its author only. Private notes stay on the device.
 */
export async function sendDocument(
  { privateNotes: _privateNotes, ...draft }: Draft,
  addressee: OwnAddress | ClientMessage | null,
  { isProvisional = false } = {},
): Promise<FunctionAnswer<SentDocument>> {
  const answer = await callFunction('send-document', {
    body: { draft, ...addressee, ...(isProvisional && { provisional: true }) },
    schema: sentSchema,
  });
  if (answer.ok) return answer;
  const { code } = answer.problem;
  return { ok: false, problem: { ...answer.problem, code: CODES[code] ?? code } };
}

const sentSchema = z.object({ sent_to: z.array(z.string()), is_draft: z.boolean() });

/** What these codes come to here has sentences of its own. */
const CODES: Readonly<Record<string, string>> = {
  body_too_large: 'document_too_large',
  email_not_sent: 'document_not_sent',
  over_request_rate_limit: 'too_many_documents',
  validation_failed: 'document_refused',
};
