import { parsePath } from 'react-router';
import { expect, test } from 'vitest';
import { PREFILL_MARK } from '#app/lib/pages/share-address.ts';
import { documentPages } from '#content/pages/document-pages.ts';
import { subtypesOf } from '#documents/model/subtypes.ts';
import { listFamilies } from './list-families.ts';

test('every nature of every kind is listed, and its address opens it', () => {
  const families = listFamilies();
  expect(families.map(({ path }) => path)).toEqual(documentPages.map(({ path }) => path));
  for (const [index, { natures }] of families.entries()) {
    const kind = documentPages[index]?.kind ?? 'devis';
    expect(natures.map(({ address }) => readSubtype(address))).toEqual(subtypesOf(kind));
    expect(new Set(natures.map(({ name }) => name)).size).toBe(natures.length);
  }
});

function readSubtype(address: string): string {
  const { hash } = parsePath(address);
  if (!hash) return 'standard';
  return JSON.parse(decodeURIComponent(hash.slice(PREFILL_MARK.length + 1))).subtype;
}
