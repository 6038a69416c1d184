import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  knownAs,
  openAccount,
  write,
} from '#app/data/account/dossier/open-account.test.support.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { receive } from './receive.ts';

const server = openAccount('zoe');
const row = {
  ...{ local_id: 'd', client_id: null, company_id: null, updated_at: '2026-11-28T10:00:00Z' },
  ...{ issued_at: null, milestone: null, milestone_at: null, payments: [] },
};
const rowOf = (subject: string, version: number) => ({
  ...row,
  document_contents: { draft: write('d', subject).draft, raw_texts: {}, version },
});

test('a version that this device replaced while it came is not taken, and asked for again', async () => {
  const db = await openBrowserDatabase();
  const sent = write('d', 'Envoyé d’ici');
  await db.put('drafts', sent);
  server.answer = async ({ path }) => {
    if (!path.endsWith('/documents')) return Response.json([]);
    // The account has taken the version of this device meanwhile.
    await db.put('synced', { ...knownAs(sent, 3), changedAt: '2026-11-28T10:00:01Z' });
    return Response.json([rowOf('Plus ancien', 2)]);
  };
  expect(await receive(['d'])).toBeNull();
  expect((await db.get('drafts', 'd'))?.draft.subject).toBe('Envoyé d’ici');
  expect(await db.get('synced', 'doc/d')).toMatchObject({ version: 3, changedAt: '' });
});

test('an account that went back to an older version is followed', async () => {
  const db = await openBrowserDatabase();
  server.answer = ({ path }) =>
    Response.json(path.endsWith('/documents') ? [rowOf('Repris d’une sauvegarde', 1)] : []);
  expect(await receive(['d'])).toBeNull();
  expect((await db.get('drafts', 'd'))?.draft.subject).toBe('Repris d’une sauvegarde');
});

test('links come whole, however many there are', async () => {
  const links = Array.from({ length: 1500 }, (_, index) => ({
    ...{ from_id: 'd', to_id: `r${String(index).padStart(4, '0')}`, relation: 'receipt' },
    ...{ deleted: null, made_at: '2026-11-28T10:00:00Z', payment_id: null },
  }));
  server.answer = ({ path, query }) => {
    if (!path.endsWith('/document_links')) return Response.json([rowOf('Loyers', 4)]);
    const start = Number(query.get('offset') ?? 0);
    const page = links.slice(start, start + 1000);
    const range = `${start}-${start + page.length - 1}/${links.length}`;
    return Response.json(page, { status: 206, headers: { 'Content-Range': range } });
  };
  expect(await receive(['d'])).toBeNull();
  const db = await openBrowserDatabase();
  expect(await db.count('links')).toBe(1500);
});
