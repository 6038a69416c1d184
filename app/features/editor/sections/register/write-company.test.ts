import { expect, test } from 'vitest';
import { createEditorStore } from '#app/features/editor/store/editor-store.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { GARANCE } from './garance.test.support.ts';
import { writeCompany } from './write-company.ts';

const draft = requireDraft(samples.menuisier);
const CAPITAL = 'seller.shareCapital';

test('an unread capital stays beside the same company', () => {
  const store = openWith(GARANCE.siren);
  writeCompany(store, 'seller', GARANCE);
  expect(store.getState().rawTexts).toEqual({ [CAPITAL]: '10 mille' });
});

test('that of another company goes in the same step, and comes back when it is taken back', () => {
  const store = openWith('732829320');
  const before = store.getState();
  const takeBack = writeCompany(store, 'seller', GARANCE);
  expect(store.getState().rawTexts).toEqual({});
  takeBack();
  expect(store.getState()).toEqual(before);
  writeCompany(store, 'seller', GARANCE);
  store.undo();
  expect(store.getState()).toEqual(before);
});

test('a status without a capital does not keep one that nobody sees', () => {
  const store = openWith(GARANCE.siren);
  writeCompany(store, 'seller', { ...GARANCE, legal_category: '1000' });
  expect(store.getState().rawTexts).toEqual({});
});

test('a client leaves the seller as it is', () => {
  const store = openWith('732829320');
  const before = store.getState();
  const takeBack = writeCompany(store, 'buyer', GARANCE);
  expect(store.getState().draft.buyer.name).toBe('Cycles Garance');
  expect(store.getState().rawTexts).toEqual(before.rawTexts);
  takeBack();
  expect(store.getState()).toEqual(before);
});

/** A company with an unreadable capital; pauses between changes make separate undo steps. */
function openWith(siren: string) {
  const seller = { ...draft.seller, kind: 'company', siren } as const;
  const rawTexts = { [CAPITAL]: '10 mille' };
  let time = 0;
  return createEditorStore({ draft: { ...draft, seller }, rawTexts }, () => {
    time += 10_000;
    return time;
  });
}
