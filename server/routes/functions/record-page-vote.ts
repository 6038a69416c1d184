import * as z from 'zod/mini';
import { isPlanned } from '#content/articles/plan.ts';
import { askAsServer, makeFunctionAnswer } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';
import { readGiven, refuseBeyond } from './read-call.ts';

/**
 * POST /functions/v1/record-page-vote: counts an anonymous vote on an article. Takes `{ slug,
 * helpful }`. Gives `{ slug }`.
 */
export async function recordPageVote(request: Request, call: FunctionCall): Promise<Response> {
  const body = await readGiven(request, voteSchema);
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['pageVote', call.clientIp]]);
  if (refusal) return refusal;
  const { slug, helpful } = body.value;
  const counted = await askAsServer<{ slug: string }>(call, {
    path: 'rpc/record_page_vote',
    method: 'POST',
    body: { p_slug: slug, p_helpful: helpful },
  });
  return counted.ok ? makeFunctionAnswer({ slug }) : counted.response;
}

const voteSchema = z.object({
  slug: z.string().check(z.refine(isPlanned)),
  helpful: z.boolean(),
});
