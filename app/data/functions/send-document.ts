import * as z from 'zod/mini';
import type { ClientEmail, OwnAddress } from '#app/data/sends/kept-send.ts';
import type { Draft } from '#documents';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/**
 * To whom a document went, and whether its pages say BROUILLON: null where it had left before, by a
 * request whose answer was lost.
 */
export type SentDocument = { sent_to: string[]; is_draft: boolean | null };

/**
 * Has the server draw a document and send its file: to a visitor themselves, to the address of
 * whoever is signed in (null), or to their client. Private notes stay on the device. By the same
 * `id` it leaves once; `userId` is who must be signed in, null who must not be asked for.
 * `isProvisional` has its pages say BROUILLON, however complete it is, to its author only. It is
 * drawn by the rules of `day`, YYYY-MM-DD.
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

/** What these codes come to here has sentences of its own. */
const CODES: Readonly<Record<string, string>> = {
  body_too_large: 'document_too_large',
  email_not_sent: 'document_not_sent',
  over_request_rate_limit: 'too_many_documents',
  validation_failed: 'document_refused',
};
