import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { createEditorStore, type EditorStore } from './editor-store.ts';

test('a removed option takes the unread texts of its parts along', () => {
  const store = startStore();
  store.set('payment.retention', { percent: '5' });
  store.setRaw('payment.retention.percent', '5,');
  store.setRaw('payment.terms', 'x');
  store.set('payment.retention', undefined);
  expect(store.getState().rawTexts).toEqual({ 'payment.terms': 'x' });
});

test('a list that loses an entry forgets its unread texts, and no others', () => {
  const store = startStore();
  store.update((draft) => ({ ...draft, allowances: [{ percent: '1' }, { percent: '2' }] }));
  store.setRaw('allowances[1].percent', '2,x');
  store.setRaw('issueDate', '31/02');
  store.update((draft) => ({ ...draft, allowances: draft.allowances.slice(1) }));
  expect(store.getState().rawTexts).toEqual({ issueDate: '31/02' });
});

test('a change named after a field forgets what could not be read there', () => {
  const store = startStore();
  store.setRaw('issueDate', '20/1');
  store.update((draft) => ({ ...draft, issueDate: '2026-01-20' }), 'issueDate');
  expect(store.getState()).toMatchObject({ draft: { issueDate: '2026-01-20' }, rawTexts: {} });
});

test('what is put back as it was is no step, unless it clears an unread text', () => {
  const store = startStore();
  const keep = (draft: Draft) => draft;
  store.update(keep, 'issueDate');
  expect(store.canUndo()).toBe(false);
  store.setRaw('issueDate', '?');
  store.update(keep, 'issueDate');
  expect(store.getState().rawTexts).toEqual({});
});

test('what follows from a change is part of its step', () => {
  const store = startStore();
  store.provideFollow((before, after) =>
    after.number === before.number ? after : { ...after, subject: after.number },
  );
  store.set('number', 'F-1');
  expect(store.getState().draft).toMatchObject({ number: 'F-1', subject: 'F-1' });
  store.undo();
  expect(store.getState().draft.subject).toBeUndefined();
});

test('a client that is chosen is kept with the draft, and leaves with its name', () => {
  const store = startStore();
  store.nameRecords({ clientId: 'garance' }, (draft) => rename(draft, 'Cycles Garance'));
  expect(store.getState()).toMatchObject({ clientId: 'garance' });
  store.set('buyer.email', 'a@exemple.fr');
  store.set('buyer.address.city', 'Lyon');
  expect(store.getState().clientId).toBe('garance');
  store.set('buyer.name', 'Cycles G');
  expect(store.getState()).not.toHaveProperty('clientId');
  store.undo();
  expect(store.getState().clientId).toBe('garance');
  store.redo();
  expect(store.getState().clientId).toBeUndefined();
});

test('another client of the same name is another client', () => {
  const store = startStore();
  store.nameRecords({ clientId: 'one' }, (draft) => rename(draft, 'Martin'));
  store.nameRecords({ clientId: 'other' }, (draft) => rename(draft, 'Martin'));
  expect(store.getState().clientId).toBe('other');
  store.nameRecords({ clientId: undefined }, (draft) => rename(draft, 'Martin'));
  expect(store.getState()).not.toHaveProperty('clientId');
  store.undo();
  expect(store.getState().clientId).toBe('other');
});

test('a company leaves with its name or its SIREN, and the client stays', () => {
  const store = startStore();
  store.nameRecords({ clientId: 'client', companyId: 'company' });
  store.set('seller.phone', '01');
  expect(store.getState().companyId).toBe('company');
  store.set('seller.siren', '404833048');
  expect(store.getState()).toMatchObject({ clientId: 'client' });
  expect(store.getState().companyId).toBeUndefined();
});

test('to name who is named already is no step', () => {
  const store = startStore();
  store.nameRecords({ clientId: undefined });
  expect(store.canUndo()).toBe(false);
});

const rename = (draft: Draft, name: string) => ({ ...draft, buyer: { ...draft.buyer, name } });

function startStore(): EditorStore {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
  });
  if (!parsed.ok) throw new Error('The empty draft is not one');
  return createEditorStore({ draft: parsed.draft, rawTexts: {} }, () => 0);
}
