import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { writeAnswerCodeEmail } from '#server/email/contents/quote-answer-emails.ts';
import {
  askAsServer,
  makeFunctionAnswer,
  makeFunctionRefusal,
} from '#server/routes/functions/ask-data.ts';
import { nameReceived } from '#server/routes/functions/client-pages/name-document.ts';
import {
  type ClientPage,
  openClientPage,
  tellStanding,
  tokenSchema,
} from '#server/routes/functions/client-pages/open-client-page.ts';
import {
  maskAddress,
  readBuyerAddress,
} from '#server/routes/functions/client-pages/tell-answering.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { FunctionLimit } from '#server/routes/functions/function-limits.ts';
import { readCaller, readGiven, refuseBeyond } from '#server/routes/functions/read-call.ts';
import { hashCode } from './hash-code.ts';
import { type AnswerRefusal, refuseAddress, refuseAnswer } from './refuse-answer.ts';

/**
 * POST /functions/v1/send-answer-code: e-mails the code that an answer to a quote needs to its
 * buyer. Takes `{ token }`. Gives `{ code_to, expires_at }`, without the code, which is in
 * the e-mail alone; a code that was sent before is void.
 */
export async function sendAnswerCode(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, z.object({ token: tokenSchema }));
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['answerCodeByClientIp', call.clientIp]]);
  if (refusal) return refusal;
  const opened = await openClientPage(call, body.value.token);
  if (!opened.ok) return opened.response;
  const page = opened.value;
  const address = readBuyerAddress(page.draft);
  if (page.quote_state !== 'open') return refuseAnswer(page.quote_state, true);
  if (!page.asks_code) return refuseAnswer('not-asked', true);
  if (address === null) return refuseAddress();
  const uses = listUses(page, address);
  return (await refuseBeyond(call, uses)) ?? (await send(call, { page, address, uses }));
}

type Uses = readonly (readonly [FunctionLimit, string])[];
type Sending = { page: ClientPage; address: string; uses: Uses };

function listUses({ document_id, user_id }: ClientPage, address: string): Uses {
  return [
    ['answerCode', document_id],
    ['manyAnswerCodes', document_id],
    ['answerCodeToAnybody', address],
    ['answerCodeByAccount', user_id],
  ];
}

async function send(call: FunctionCall, { page, address, uses }: Sending): Promise<Response> {
  const { document_id, tokenHash } = page;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const begun = await askAsServer<Begun>(call, {
    path: 'rpc/begin_answer_code',
    method: 'POST',
    body: {
      p_token_hash: tokenHash,
      p_code_hash: hashCode(document_id, code),
      p_address: address,
    },
  });
  if (!begun.ok) return begun.response;
  const [row] = begun.rows;
  if (!row) throw new Error('The code was begun without a row');
  if (row.outcome !== 'done') return refuseAnswer(row.outcome, true);
  const { mentions } = await tellStanding(call, page);
  try {
    const quote = nameReceived(page.draft, mentions);
    await call.sendEmail(address, writeAnswerCodeEmail({ ...quote, code }));
  } catch {
    for (const [name, key] of uses) await call.giveUseBack(name, key);
    return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
  }
  return makeFunctionAnswer({ code_to: maskAddress(address), expires_at: row.expires_at });
}

type Begun =
  | { outcome: 'done'; expires_at: string }
  | { outcome: AnswerRefusal; expires_at: string | null };

const CODE_DIGITS = 6;
