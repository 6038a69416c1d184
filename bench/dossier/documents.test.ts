import { expect, test } from 'vitest';
import { parseDraft } from '#documents';
import { makeDocuments } from './documents.ts';

const { drafts, links } = makeDocuments(200);

test('a device is filled with documents that anybody could have made', () => {
  expect(drafts).toHaveLength(200);
  for (const { draft } of drafts) expect(parseDraft(draft)).toMatchObject({ ok: true });
  const kinds = new Set(drafts.map(({ draft }) => draft.kind));
  expect([...kinds].toSorted()).toEqual([
    'avoir',
    'devis',
    'facture-tva',
    'quittance-loyer',
    'recu',
  ]);
});

test('each has a place of its own, and links tie two that are there', () => {
  const ids = new Set(drafts.map(({ id }) => id));
  expect(ids.size).toBe(drafts.length);
  expect(new Set(links.map(({ key }) => key)).size).toBe(links.length);
  for (const { from, to } of links) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
});
