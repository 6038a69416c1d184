import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';
import type { Draft } from '#documents';
import { fillDraft } from './fill-draft.ts';
import { readPrefill } from './read-prefill.ts';

const asked = {
  buyer: { name: 'Émile & fils' },
  lines: [{ kind: 'item', name: 'Pose', unitPrice: '80' }],
};
const encode = (json: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(json)));

test('both ways of writing it are read', () => {
  expect(readPrefill(`#draft=${encode(asked)}`)).toEqual(asked);
  expect(readPrefill(`#draft=${encodeURIComponent(JSON.stringify(asked))}`)).toEqual(asked);
});

test('a fragment without JSON is unreadable', () => {
  for (const fragment of [
    '#draft=',
    '#draft=AAAA',
    '#draft=%',
    '#draft=[]',
    `#draft=${encode([1])}`,
  ])
    expect(readPrefill(fragment), fragment).toBe('unreadable');
});

test('what is asked for completes the new document', () => {
  const filled = fill({ ...asked, priceMode: 'gross' });
  expect(filled.buyer).toEqual({ ...fresh.buyer, name: 'Émile & fils' });
  expect(filled.lines).toMatchObject([{ name: 'Pose', unitPrice: '80' }]);
  expect(filled.lines).toHaveLength(1);
  expect(filled).toMatchObject({ number: 'F-2026-0007', priceMode: 'gross', seller: fresh.seller });
});

test('a seller that is asked for takes nothing from the one of this device', () => {
  const filled = fill({ seller: { iban: 'FR1420041010050500013M02606' } });
  expect(filled.seller).toMatchObject({ name: '', iban: 'FR1420041010050500013M02606' });
});

test('what is impossible is set aside alone', () => {
  const read = fillDraft(fresh, {
    blankSeller,
    prefill: { ...asked, issueDate: 'demain' },
  });
  expect(read).toMatchObject({ ok: true, draft: { buyer: { name: 'Émile & fils' } } });
  expect(read.ok && read.setAside.map(({ path }) => path)).toEqual(['issueDate']);
});

test('a document of a later version, of no kind, or with keys that no document has, is refused', () => {
  expect(fillDraft(fresh, { blankSeller, prefill: { colour: 'red' } }).ok).toBe(false);
  expect(fillDraft(fresh, { blankSeller, prefill: { version: 2 } }).ok).toBe(false);
  expect(fillDraft(fresh, { blankSeller, prefill: { kind: 'poème' } }).ok).toBe(false);
});

const blankSeller = createBlankDraft('facture-tva').seller;
const fresh: Draft = {
  ...createBlankDraft('facture-tva'),
  number: 'F-2026-0007',
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  seller: { ...blankSeller, name: 'Atelier Dupont', siret: '73282932000074' },
};

function fill(prefill: Record<string, unknown>): Draft {
  const read = fillDraft(fresh, { blankSeller, prefill });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.draft;
}
