import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from 'playwright/test';
import { type Draft, toDecimal } from '#documents';
import { type DocumentLink, seriesPrefixOf, summarize } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
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

/** Each link goes from a document to what was made of it. */
export async function linkDrafts(
  request: APIRequestContext,
  account: TestAccount,
  links: readonly (readonly [from: string, to: string, relation: DocumentLink['relation']])[],
): Promise<void> {
  const headers = await asAccount(request, account);
  const data = links.map(([from_id, to_id, relation]) => ({ from_id, to_id, relation }));
  const answer = await request.post('/rest/v1/document_links', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
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

const { references: _references, ...menuisier } = requireDraft(samples.menuisier);

/** An invoice of 12 €, tax included, of 2 November 2026, without a number. */
export const twelveEuros: Draft = {
  ...menuisier,
  ...{ number: '', issueDate: '2026-11-02', dueDate: '2026-12-02', references: {} },
  ...{ prepayments: [], allowances: [], charges: [] },
  lines: [
    {
      ...{ kind: 'item', name: 'Réglage', quantity: '1', unit: 'C62' },
      ...{ vatRate: '20', unitPrice: '10' },
    },
  ],
};

export const paidTwelveEuros: Draft = {
  ...twelveEuros,
  payment: { ...twelveEuros.payment, means: ['paid', 'card'], paidOn: '2026-11-02' },
};
