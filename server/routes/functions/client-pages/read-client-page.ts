import * as z from 'zod/mini';
import { getToday } from '#runtime/today.ts';
import { writePageSeenEmail } from '#server/email/contents/client-page-emails.ts';
import { askAsServer, makeFunctionAnswer } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import { readCaller, readGiven, refuseBeyond } from '#server/routes/functions/read-call.ts';
import { deriveIdInWish } from '#server/routes/functions/send-once.ts';
import { nameDocument } from './name-document.ts';
import { type ClientPage, openClientPage, tellStanding, tokenSchema } from './open-client-page.ts';
import { showDraft } from './show-draft.ts';
import type { Mentions } from './standing-order.ts';
import { tellAnswering } from './tell-answering.ts';

/**
 * POST /functions/v1/read-client-page: the document that a link leads to. Takes `{ token }`. Gives
 * `{ draft, on, standing, answering, answer, expires_at }`: what was issued without its private
 * notes, its day in France, what has become of it (`Standing`, or null where it cannot be told),
 * and of a quote how to answer it (`Answering`) or what was answered (`KeptAnswer`). The first
 * visit of another person than the owner is noted, and told to the owner, unless they do not want
 * it.
 */
export async function readClientPage(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, z.object({ token: tokenSchema }));
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['readClientPage', call.clientIp]]);
  if (refusal) return refusal;
  const opened = await openClientPage(call, body.value.token);
  if (!opened.ok) return opened.response;
  const page = opened.value;
  const { standing, mentions } = await tellStanding(call, page);
  const isOwner = caller.value?.user_id === page.user_id;
  if (!isOwner && !call.signal.aborted) await noteVisit(call, page, mentions);
  const draft = showDraft(page);
  return makeFunctionAnswer({
    draft,
    on: getToday(new Date(page.issued_at)),
    standing,
    answering: tellAnswering(page, draft),
    answer: page.answer,
    expires_at: page.expires_at,
  });
}

/** The document is read, even if the visit is not noted or its e-mail fails. */
async function noteVisit(call: FunctionCall, page: ClientPage, mentions: Mentions): Promise<void> {
  const { tokenHash, notes_visit, seen_at } = page;
  if (!notes_visit || seen_at !== null) return;
  try {
    const noted = await askAsServer<{ seen_at: string }>(call, {
      path: 'rpc/note_client_page_seen',
      method: 'POST',
      body: { p_token_hash: tokenHash },
    });
    if (!noted.ok) throw new Error('The visit was not noted');
    const [seen] = noted.rows;
    // Noted meanwhile by another visit.
    if (!seen) return;
    const content = writePageSeenEmail({
      ...nameDocument(page.draft, mentions),
      seenAt: new Date(seen.seen_at),
      documentsUrl: new URL('/dossier', call.origin).href,
    });
    const id = deriveIdInWish({ id: tokenHash, caller: 'client-page' }, 'own');
    await call.sendEmail(page.owner_email, content, id);
  } catch {
    call.report({ event: 'function_fault', code: 'visit_not_told' });
  }
}
