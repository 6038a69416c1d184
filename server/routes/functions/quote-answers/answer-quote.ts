import * as z from 'zod/mini';
import { shortenIp } from '#server/backend/network-of.ts';
import { askAsServer, makeFunctionAnswer } from '#server/routes/functions/ask-data.ts';
import {
  type ClientPage,
  type KeptAnswer,
  openClientPage,
  tokenSchema,
} from '#server/routes/functions/client-pages/open-client-page.ts';
import { hashShown, showDraft } from '#server/routes/functions/client-pages/show-draft.ts';
import { readBuyerAddress } from '#server/routes/functions/client-pages/tell-answering.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import {
  personNameSchema,
  readCaller,
  readGiven,
  refuseBeyond,
  wordsSchema,
} from '#server/routes/functions/read-call.ts';
import { canChoose } from './can-choose.ts';
import { hashCode } from './hash-code.ts';
import { isSignature } from './is-signature.ts';
import { type AnswerRefusal, refuseAnswer, refuseChanged, refuseField } from './refuse-answer.ts';
import { tellAnswer } from './tell-answer.ts';

/**
 * POST /functions/v1/answer-quote: whoever has the link of a quote accepts or refuses it. Takes
 * `{ token, verdict, name, choices, content_hash, signature?, code?, reason? }`. Gives
 * `{ answer }` (`KeptAnswer`); the same answer again within the hour gives what was kept. The quote
 * is marked; its issuer is told, and so is the address whose code was given.
 */
export async function answerQuote(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, answerSchema);
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['answerQuote', call.clientIp]]);
  if (refusal) return refusal;
  const given = body.value;
  const opened = await openClientPage(call, given.token);
  if (!opened.ok) return opened.response;
  const page = opened.value;
  if (page.quote_state === 'not-a-quote') return refuseAnswer(page.quote_state, true);
  if (hashShown(showDraft(page)) !== given.content_hash) return refuseChanged();
  if (given.verdict === 'accepted' && !canChoose(page.draft, given.choices))
    return refuseField('choices');
  return keepAnswer(call, page, given);
}

async function keepAnswer(call: FunctionCall, page: ClientPage, given: Given): Promise<Response> {
  const { verdict, name, choices, content_hash, signature = null, reason = null, code } = given;
  const kept = await askAsServer<Kept>(call, {
    path: 'rpc/answer_quote',
    method: 'POST',
    body: {
      p_token_hash: page.tokenHash,
      p_answer: {
        ...{ verdict, name, choices, content_hash, signature, reason },
        network: shortenIp(call.clientIp),
        code_hash: code === undefined ? null : hashCode(page.document_id, code),
      },
    },
  });
  if (!kept.ok) return kept.response;
  const [row] = kept.rows;
  if (!row) throw new Error('The answer was kept without a row');
  if (row.outcome !== 'done')
    return refuseAnswer(row.outcome, readBuyerAddress(page.draft) !== null);
  await tellAnswer(call, page, row.answer);
  return makeFunctionAnswer({ answer: row.answer });
}

type Given = z.infer<typeof answerSchema>;
type Kept =
  | { outcome: 'done'; answer: KeptAnswer }
  | { outcome: AnswerRefusal; answer: KeptAnswer | null };

/** Distinct line indexes, sorted. */
const choicesSchema = z.array(z.int().check(z.gte(0), z.lt(2000))).check(
  z.maxLength(500),
  z.refine((choices) => new Set(choices).size === choices.length),
  z.overwrite((choices) => choices.toSorted((a, b) => a - b)),
);

const answerSchema = z
  .object({
    token: tokenSchema,
    verdict: z.enum(['accepted', 'refused']),
    name: personNameSchema,
    choices: choicesSchema,
    content_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    signature: z.optional(z.string().check(z.maxLength(60_000), z.refine(isSignature))),
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    reason: z.optional(wordsSchema(1000)),
  })
  .check(
    z.refine(({ verdict, reason }) => verdict === 'refused' || reason === undefined, {
      path: ['reason'],
    }),
    z.refine(({ verdict, choices }) => verdict === 'accepted' || choices.length === 0, {
      path: ['choices'],
    }),
    z.refine(({ verdict, signature }) => verdict === 'accepted' || signature === undefined, {
      path: ['signature'],
    }),
  );
