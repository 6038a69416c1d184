import { type APIRequestContext, expect } from 'playwright/test';
import { type Draft, toDecimal } from '#documents';
import { seriesPrefixOf, summarize } from '#documents/dossier';
import { asAccount, type TestAccount } from './make-account.ts';

/** Documents that their owner issued on another device, in this order; returns their numbers. */
export async function issueDrafts(
  request: APIRequestContext,
  account: TestAccount,
  drafts: readonly Draft[],
): Promise<string[]> {
  const headers = await asAccount(request, account);
  const call = async (name: string, data: object) => {
    const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json())[0];
  };
  const numbers: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    const id = `document-${index + 1}`;
    await call('save_document', {
      ...{ p_id: id, p_draft: draft, p_raw_texts: {} },
      p_summary: { status: 'draft', total: totalOf(draft) },
    });
    const asked = { p_id: id, p_draft: draft, p_prefix: seriesPrefixOf(draft) };
    numbers.push((await call('issue_document', asked)).number);
  }
  return numbers;
}

function totalOf(draft: Draft): string {
  const { amount } = summarize({ id: 'document', draft, rawTexts: {}, updatedAt: 1 });
  return toDecimal(amount ?? 0, 2);
}
