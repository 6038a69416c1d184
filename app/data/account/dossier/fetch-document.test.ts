import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { dossier } from '#app/data/dossier.ts';
import { fetchDocument } from './fetch-document.ts';
import { openAccount, write } from './open-account.test.support.ts';

const server = openAccount('zoe');

test('a document of the account is brought alone', async () => {
  const { draft } = write('wanted', 'Pose');
  server.answer = ({ path, query }) => {
    if (path.endsWith('/document_links')) return Response.json([]);
    expect(query.get('local_id')).toContain('wanted');
    return Response.json([
      {
        ...{ local_id: 'wanted', updated_at: '2026-11-28T09:00:00Z', issued_at: null },
        ...{ milestone: null, milestone_at: null, payments: [], document_reminders: [] },
        document_contents: { draft, raw_texts: {}, version: 1 },
      },
    ]);
  };
  expect(await fetchDocument('wanted')).toBe('here');
  expect((await dossier.get('wanted'))?.draft.subject).toBe('Pose');
});

test('one that the account has not is missing, and an answer that does not come is waited for', async () => {
  server.answer = () => Response.json([]);
  expect(await fetchDocument('gone')).toBe('missing');
  expect(await fetchDocument('not an id')).toBe('missing');
  server.answer = () => Response.json({ code: '42501', message: '' }, { status: 403 });
  expect(await fetchDocument('gone')).toBe('unreachable');
});

test('one that was deleted here does not come back by its link', async () => {
  server.answer = () => Response.json([]);
  await (await openBrowserDatabase()).put('synced', { key: 'doc/deleted', stamp: 'x', version: 1 });
  server.calls = [];
  expect(await fetchDocument('deleted')).toBe('missing');
  expect(server.calls).toEqual([]);
});

test('nobody is signed in', async () => {
  sessionStore.set({ user: null });
  setKeeper(null);
  expect(await fetchDocument('wanted')).toBe('closed');
});
