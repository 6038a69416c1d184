import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { dossier } from '#app/data/dossier.ts';
import { toMadeReminder } from '#documents/dossier';
import { knownAs, openAccount, write } from './open-account.test.support.ts';
import { pushChanges } from './push-changes.ts';
import { pullChanges } from './receiving/pull-changes.ts';
import { syncStore } from './sync-state.ts';
import { forgetRevived, tellElsewhere } from './tell-elsewhere.ts';

const server = openAccount('zoe');

test('a draft that was deleted elsewhere and not changed here goes', async () => {
  const db = await openBrowserDatabase();
  const stored = write('same', 'Pose');
  await db.put('drafts', stored);
  await db.put('synced', knownAs(stored, 1));
  await pullDeletionOf('same');
  expect(await dossier.get('same')).toBeNull();
  await tellElsewhere();
  expect(syncStore.get().revived).toEqual([]);
});

test('one that was changed here comes back, with its milestone, its links and its reminders', async () => {
  const db = await openBrowserDatabase();
  await db.put('drafts', write('changed', 'Pose et dépose'));
  await db.put('synced', knownAs(write('changed', 'Pose'), 4));
  await db.put('milestones', { id: 'changed', name: 'sent', markedAt: 1 });
  await db.put('synced', { key: 'mark/changed', stamp: 'sent' });
  const link = { key: 'quote/changed', from: 'quote', to: 'changed', createdAt: 1 } as const;
  await db.put('links', { ...link, relation: 'invoice' });
  await db.put('synced', {
    key: 'link/quote/changed',
    stamp: '{"deleted":null,"relation":"invoice"}',
  });
  await db.put('reminders', firm);
  await db.put('synced', { key: `reminder/${firm.id}`, stamp: 'made' });
  await db.put('conflicts', {
    ...{ id: 'changed', theirs: write('changed', 'Dépose'), version: 5, isIssued: false },
  });
  await pullDeletionOf('changed');
  await tellElsewhere();
  expect(syncStore.get()).toMatchObject({ revived: ['changed'], conflicts: [] });
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  const asked = server.calls.map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(
    expect.arrayContaining([
      ...['save_document', 'document_links', 'documents', 'document_reminders'],
    ]),
  );
  const saved = server.calls.find(({ path }) => path.endsWith('save_document'));
  expect(saved?.body).toMatchObject({ p_id: 'changed', p_base: 0 });
  // Told until its user has read it, or deletes it here too.
  await forgetRevived('changed');
  expect(syncStore.get().revived).toEqual([]);
});

test('what is typed and not saved yet when the deletion comes is saved first', async () => {
  const db = await openBrowserDatabase();
  const stored = write('typed', 'Pose');
  await db.put('drafts', stored);
  await db.put('synced', knownAs(stored, 1));
  const stop = dossier.saveBeforeSync(() => dossier.save(write('typed', 'Pose et dépose', 2)));
  await pullDeletionOf('typed');
  stop();
  expect((await dossier.get('typed'))?.draft.subject).toBe('Pose et dépose');
  await tellElsewhere();
  expect(syncStore.get().revived).toEqual(['typed']);
  await dossier.remove('typed');
  await tellElsewhere();
  expect(syncStore.get().revived).toEqual([]);
});

const firm = toMadeReminder('changed', { level: 'firm', date: '2026-11-20' });

async function pullDeletionOf(id: string) {
  let isTold = false;
  server.answer = ({ path }) => {
    if (path.endsWith('save_document'))
      return Response.json({ version: 1, updated_at: '2026-11-28T10:00:00Z' });
    if (!path.endsWith('list_changes')) return Response.json([{ local_id: id }]);
    const changes = [{ local_id: id, changed_at: '2026-11-28T09:00:00Z', is_deleted: true }];
    const answer = Response.json(isTold ? [] : changes);
    isTold = true;
    return answer;
  };
  expect(await pullChanges()).toBeNull();
}
