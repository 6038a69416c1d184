import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';

test('of a selection only drafts can be deleted; what is issued stays, selected, and says why', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const draft = requireDraft(samples.menuisier);
  await issueDrafts(request, account, [draft, draft]);
  const saved = await request.post('/rest/v1/rpc/save_document', {
    headers: await asAccount(request, account),
    data: {
      ...{ p_id: 'unfinished', p_draft: { ...draft, number: '' }, p_raw_texts: {} },
      p_summary: { status: 'draft', total: '0' },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await openAccount(page, account);
  await page.goto('/documents');
  const unfinished = page.getByRole('link', { name: 'Numéro attribué à l’émission' });
  await expect(unfinished).toBeVisible();
  const all = page.getByRole('checkbox', { name: 'Choisir tous les documents de la page' });
  await all.check();
  await expect(page.getByText('3 documents choisis', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer 1 brouillon' }).click();
  await expect(unfinished).toHaveCount(0);
  await expect(page.getByText(/^2 documents émis restent/)).toBeVisible();
  await expect(
    page.getByText(/^2 documents choisis\. Ce qui est émis ne se supprime pas/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(unfinished).toBeVisible();
});
