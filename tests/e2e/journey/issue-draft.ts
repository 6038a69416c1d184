import { type APIRequestContext, expect } from 'playwright/test';
import type { Draft } from '#documents';
import { asAccount, type TestAccount } from './make-account.ts';

/** An invoice that its owner issued on another device; `total` is in euros. */
export async function issueDraft(
  request: APIRequestContext,
  account: TestAccount,
  { draft, total }: { draft: Draft; total: number },
): Promise<void> {
  const headers = await asAccount(request, account);
  const call = async (name: string, data: object) => {
    const answer = await request.post(`/rest/v1/rpc/${name}`, {
      headers,
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json())[0];
  };
  const { version } = await call('save_document', {
    p_id: 'facture',
    p_draft: draft,
    p_raw_texts: {},
    p_figures: { total, payable: total, asksPayment: true, isPaidAtOnce: false },
  });
  await call('issue_document', { p_id: 'facture', p_prefix: 'F', p_version: version });
}
