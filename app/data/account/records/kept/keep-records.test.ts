import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openAccount } from '#app/data/account/dossier/open-account.test.support.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { findClients, getClient, listClients } from '#app/data/account/records/clients.ts';
import { askOnce, queryClient } from '#app/data/account/records/query-client.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { keepRecords } from './keep-records.ts';

const server = openAccount('zoe');
const FIRST = { sort: 'name', isDescending: false, page: 1 } as const;

test('what was copied once is found, sorted and opened without a network', async () => {
  goOffline();
  await expect(askOnce(findClients('', 10))).rejects.toThrow();
  answerWith([client('b', 'Électricité Zola', 'Paris'), client('a', 'Cycles Garance', 'Lyon')]);
  await keepRecords();
  goOffline();
  const { rows, total, isKept } = await askOnce(listClients({ ...FIRST, search: '' }));
  expect([rows.map(({ id }) => id), total, isKept]).toEqual([['a', 'b'], 2, true]);
  expect((await askOnce(findClients('ELEC par', 10))).map(({ id }) => id)).toEqual(['b']);
  expect((await askOnce(getClient('a')))?.buyer.address.city).toBe('Lyon');
  expect(await askOnce(getClient('c'))).toBeNull();
});

test('a table is copied again once it has changed, and what is gone leaves', async () => {
  answerWith([client('a', 'Cycles Garance', 'Lyon')]);
  await keepRecords();
  expect(server.calls).toEqual([]);
  syncStore.set({ hasNewRecords: true });
  await keepRecords();
  goOffline();
  expect((await askOnce(findClients('', 10))).map(({ id }) => id)).toEqual(['a']);
});

function client(id: string, name: string, city: string) {
  const search_text = `${name} ${city}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return { id, name, email: null, billing_city: city, buyer: {}, created_at: '', search_text };
}

/** All tables have these rows. */
function answerWith(rows: readonly { id: string }[]) {
  queryClient.clear();
  server.calls = [];
  vi.stubGlobal('navigator', { onLine: true });
  // The client, which is connected meanwhile, knows of no session.
  sessionStore.set({ user: { id: 'zoe' } as never });
  server.answer = ({ query }) => {
    if (query.get('select') === 'updated_at')
      return Response.json([{ updated_at: '2026-11-28' }], {
        headers: { 'Content-Range': `0-0/${rows.length}` },
      });
    return Response.json(query.has('id') ? [] : rows);
  };
}

function goOffline() {
  queryClient.clear();
  vi.stubGlobal('navigator', { onLine: false });
}
