import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from 'playwright/test';
import { type Draft, toDecimal } from '#documents';
import { seriesPrefixOf, summarize } from '#documents/dossier';
import { asAccount, type TestAccount } from './make-account.ts';

/**
 * Documents that their owner issued on another device, in this order; returns their numbers. Their
 * ids count from `first`: « document-1 ».
 */
export async function issueDrafts(
  request: APIRequestContext,
  account: TestAccount,
  drafts: readonly Draft[],
  first = 1,
): Promise<string[]> {
  const headers = await asAccount(request, account);
  const call = async (name: string, data: object) => {
    const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json())[0];
  };
  const numbers: string[] = [];
  for (const [index, draft] of drafts.entries()) {
    const id = `document-${first + index}`;
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

/** A PNG of one pixel, as a device left it in the account; returns its hash. */
export async function addLogo(request: APIRequestContext, account: TestAccount): Promise<string> {
  const bytes = Buffer.from(PIXEL, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const added = await request.post('/rest/v1/draft_files', {
    headers: await asAccount(request, account),
    data: { hash, media_type: 'image/png', bytes: `\\x${bytes.toString('hex')}` },
  });
  expect(added.status(), await added.text()).toBe(201);
  return hash;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
