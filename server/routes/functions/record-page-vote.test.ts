import { expect, test } from 'vitest';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const { owner, connect, call, visit } = await createFunctionSite();
const readVotes = async (slug: string) => {
  const { rows } = await owner.query('select helpful, unhelpful from page_votes where slug = $1', [
    slug,
  ]);
  return rows;
};

test('votes of a day are added up by page, and nothing else is kept', async () => {
  visit();
  const slug = 'devis-conforme';
  for (const helpful of [true, true, false])
    expect(await call(connect(), 'record-page-vote', { slug, helpful })).toEqual({
      status: 200,
      body: { slug },
    });
  expect(await readVotes(slug)).toEqual([{ helpful: 2, unhelpful: 1 }]);
  expect(await readVotes('facture-proforma')).toEqual([]);
});

test.each([
  ['a page of no plan', { slug: 'page-inconnue', helpful: true }],
  ['words for a page', { slug: 'Émile Dupont', helpful: true }],
  ['an opinion of another sort', { slug: 'devis-conforme', helpful: 'oui' }],
])('%s is refused', async (_, vote) => {
  visit();
  expect(await call(connect(), 'record-page-vote', vote)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test('a network votes sixty times an hour', async () => {
  visit();
  const vote = { slug: 'acompte-facture', helpful: true };
  const client = connect();
  for (let count = 0; count < 60; count += 1) await call(client, 'record-page-vote', vote);
  expect(await call(client, 'record-page-vote', vote)).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  });
  expect(await readVotes('acompte-facture')).toEqual([{ helpful: 60, unhelpful: 0 }]);
});
