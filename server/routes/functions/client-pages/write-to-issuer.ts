import * as z from 'zod/mini';
import { writeReaderMessageEmail } from '#server/email/contents/client-page-emails.ts';
import { makeFunctionAnswer, makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import {
  addresseeSchema,
  personNameSchema,
  readCaller,
  readGiven,
  refuseBeyond,
  wordsSchema,
} from '#server/routes/functions/read-call.ts';
import { sendOnce } from '#server/routes/functions/send-once.ts';
import { nameDocument } from './name-document.ts';
import { openClientPage, tellStanding, tokenSchema } from './open-client-page.ts';

/**
 * POST /functions/v1/write-to-issuer: a word from whoever has the link of a document to its issuer.
 * Takes `{ id?, token, name, email, message }`. Gives `{ sent: true }`; the same `id` again sends
 * nothing twice.
 */
export async function takeReaderMessage(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, messageSchema);
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['writeToIssuer', call.clientIp]]);
  if (refusal) return refusal;
  const { id, token, ...words } = body.value;
  const opened = await openClientPage(call, token);
  if (!opened.ok) return opened.response;
  const { document_id, owner_email, draft } = opened.value;
  const wish = { id, caller: `client-page ${document_id}` };
  const recipients = new Map([['request', owner_email] as const]);
  return sendOnce(call, { ...wish, recipients }, async (known) => {
    if (known === null) return notSent();
    if (known.sentTo.has('request')) return makeFunctionAnswer({ sent: true });
    const beyond = await refuseBeyond(call, [['messagesOfPage', document_id]]);
    if (beyond) return beyond;
    const { mentions } = await tellStanding(call, opened.value);
    const content = writeReaderMessageEmail({ ...nameDocument(draft, mentions), ...words });
    try {
      await call.sendEmail(owner_email, content, known.ids.get('request'));
    } catch {
      await call.giveUseBack('messagesOfPage', document_id);
      return notSent();
    }
    return makeFunctionAnswer({ sent: true });
  });
}

function notSent(): Response {
  return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
}

const messageSchema = z.object({
  /** Drawn by the browser, which may repeat a request whose answer was lost. */
  id: z.optional(z.uuid()),
  token: tokenSchema,
  name: personNameSchema,
  email: addresseeSchema,
  message: wordsSchema(2000),
});
