import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { dossier } from '#app/data/dossier.ts';
import { knownAs, openAccount, write } from './open-account.test.support.ts';
import { raiseConflict } from './raise-conflict.ts';
import { listConflicts, solveConflict } from './solve-conflict.ts';
import { stampOfDraft } from './stamps.ts';
import { syncStore } from './sync-state.ts';
import { tellElsewhere } from './tell-elsewhere.ts';

openAccount('zoe');

test('the version of the account is newer than the one it replaces, whatever the clocks', async () => {
  const versions = await raise('a', { ownAt: 900, theirsAt: 100 });
  await solveConflict(versions, 'theirs');
  const kept = await dossier.get('a');
  expect(kept?.draft.subject).toBe('Au bureau');
  expect(kept?.updatedAt).toBeGreaterThan(900);
  expect(await listConflicts()).toEqual([]);
  expect(syncStore.get().conflicts).toEqual([]);
});

test('with both, what was typed since the versions were shown is in the copy', async () => {
  const versions = await raise('b', { ownAt: 1, theirsAt: 2 });
  await dossier.save(write('b', 'Sur le chantier, mardi', 3));
  const copyId = await solveConflict(versions, 'both');
  expect((await dossier.get('b'))?.draft.subject).toBe('Au bureau');
  const copy = await dossier.get(copyId ?? '');
  expect(copy?.draft).toMatchObject({ subject: 'Sur le chantier, mardi', number: '' });
});

test('this version is sent on top of the one that was seen', async () => {
  const versions = await raise('c', { ownAt: 1, theirsAt: 2 });
  expect(await solveConflict(versions, 'own')).toBeNull();
  const db = await openBrowserDatabase();
  expect((await dossier.get('c'))?.draft.subject).toBe('Sur le chantier');
  expect(await db.get('synced', 'doc/c')).toMatchObject({
    ...{ version: 7, stamp: stampOfDraft(versions.theirs) },
  });
});

test('a document issued elsewhere shows the draft that keeps the text of this device', async () => {
  const versions = await keepApart('d', 'd-own');
  expect(versions.own.id).toBe('d-own');
  await solveConflict(versions, 'both');
  expect(await dossier.get('d-own')).not.toBeNull();
  expect(await listConflicts()).toEqual([]);
});

test('once its draft is deleted, nothing is left to tell', async () => {
  await keepApart('f', 'f-own');
  await tellElsewhere();
  expect(syncStore.get().conflicts).toEqual(['f']);
  await dossier.remove('f-own');
  await tellElsewhere();
  expect(syncStore.get().conflicts).toEqual([]);
  expect(await dossier.get('f')).not.toBeNull();
  expect(await (await openBrowserDatabase()).get('conflicts', 'f')).toBeUndefined();
});

test('a version that came over unsaved text is kept apart, once', async () => {
  const db = await openBrowserDatabase();
  const theirs = write('g', 'Au bureau', 5);
  await db.put('drafts', theirs);
  await db.put('synced', knownAs(theirs, 3));
  // The text may be saved before the version is kept apart.
  await dossier.save(write('g', 'Sur le chantier', 6));
  await raiseConflict(theirs);
  await raiseConflict(write('g', 'Encore une', 7));
  const [found] = await listConflicts();
  expect(found).toMatchObject({ id: 'g', version: 3 });
  expect(found?.theirs.draft.subject).toBe('Au bureau');
  expect(found?.own.draft.subject).toBe('Sur le chantier');
  await db.delete('conflicts', 'g');
});

test('own text that the account has not seen is no version of another device', async () => {
  const db = await openBrowserDatabase();
  await db.put('drafts', write('h', 'Sur le chantier'));
  await db.put('synced', knownAs(write('h', 'Pose'), 3));
  await raiseConflict(write('h', 'Sur le chantier'));
  expect(await listConflicts()).toEqual([]);
});

async function raise(id: string, { ownAt, theirsAt }: { ownAt: number; theirsAt: number }) {
  const db = await openBrowserDatabase();
  await db.put('drafts', write(id, 'Sur le chantier', ownAt));
  const theirs = write(id, 'Au bureau', theirsAt);
  await db.put('conflicts', { id, theirs, version: 7, isIssued: false });
  return only(await listConflicts());
}

async function keepApart(id: string, keptAs: string) {
  const db = await openBrowserDatabase();
  const theirs = write(id, 'Émise au bureau');
  await db.put('drafts', theirs);
  await db.put('drafts', write(keptAs, 'Sur le chantier'));
  await db.put('conflicts', { id, theirs, version: 7, isIssued: true, keptAs });
  return only(await listConflicts());
}

function only<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('There is none');
  return first;
}
