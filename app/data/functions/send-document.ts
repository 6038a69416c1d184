import * as z from 'zod/mini';
import type { ClientEmail, OwnAddress } from '#app/data/sends/kept-send.ts';
import type { Draft } from '#documents';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/**
 * `is_draft`: whether the pages say BROUILLON; null when an earlier request, whose answer was lost,
 * had sent it.
 */
export type SentDocument = { sent_to: string[]; is_draft: boolean | null };

/**
 * Has the server draw a document and send it: to `addressee`, or to the signed-in user when null.
 * Private notes stay on the device. The same `id` is sent once. `userId` must be signed in; null
 * sends as a visitor. `isProvisional` stamps BROUILLON on the pages, for the author only. The rules
 * of `day` (YYYY-MM-DD) apply.
 */
export async function sendDocument(
  { privateNotes: _privateNotes, ...draft }: Draft,
  addressee: OwnAddress | ClientEmail | null,
  {
    id,
    userId,
    day,
    isProvisional = false,
  }: { id: string; userId: string | null; day: string; isProvisional?: boolean },
): Promise<FunctionAnswer<SentDocument>> {
  const answer = await callFunction('send-document', {
    body: { id, day, draft, ...addressee, ...(isProvisional && { provisional: true }) },
    schema: sentSchema,
    isVisitor: userId === null,
    ...(userId !== null && { userId }),
  });
  if (answer.ok) return answer;
  const { code } = answer.problem;
  return { ok: false, problem: { ...answer.problem, code: CODES[code] ?? code } };
}

const sentSchema = z.object({ sent_to: z.array(z.string()), is_draft: z.nullable(z.boolean()) });

/** Codes with their own sentences for this form. */
const CODES: Readonly<Record<string, string>> = {
  body_too_large: 'document_too_large',
  email_not_sent: 'document_not_sent',
  over_request_rate_limit: 'too_many_documents',
  validation_failed: 'document_refused',
};
