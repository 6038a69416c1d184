import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  knownAs,
  openAccount,
  write,
} from '#app/data/account/dossier/open-account.test.support.ts';
import { listRefused } from '#app/data/account/dossier/sending/list-refused.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { receive } from './receive.ts';

const server = openAccount('zoe');
const row = {
  ...{ local_id: 'd', client_id: null, company_id: null, updated_at: '2026-11-28T10:00:00Z' },
  ...{ issued_at: null, milestone: null, milestone_at: null, payments: [], document_reminders: [] },
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

test('what was deleted here and issued elsewhere comes back, and says why', async () => {
  const db = await openBrowserDatabase();
  await db.put('synced', { ...knownAs(write('gone', 'Pose'), 1), key: 'doc/gone' });
  const issued = { ...rowOf('Pose', 2), local_id: 'gone', issued_at: '2026-11-28T10:00:00Z' };
  server.answer = ({ path }) => Response.json(path.endsWith('/documents') ? [issued] : []);
  expect(await receive(['gone'])).toBeNull();
  const refused = await listRefused();
  expect(refused.get('gone')?.refusals).toEqual([{ part: 'deletion', code: 'document_kept' }]);
});

test('links come whole, however many there are', async () => {
  const links = Array.from({ length: 1500 }, (_, index) => ({
    ...{ from_id: 'd', to_id: `r${String(index).padStart(4, '0')}`, relation: 'receipt' },
    ...{ deleted: null, made_at: '2026-11-28T10:00:00Z', payment_id: null, set_off: 12.3 },
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
  expect(await db.get('links', 'd/r0000')).toMatchObject({ setOff: 1230 });
});

test('a batch that is too large for one answer is halved, and its parts are kept as they come', async () => {
  const asked: number[] = [];
  server.answer = ({ path, query }) => {
    if (!path.endsWith('/documents')) return Response.json([]);
    const ids = listIds(query);
    asked.push(ids.length);
    if (ids.length > 1) return Response.json({ code: '54000', message: '' }, { status: 400 });
    if (ids[0] === 'c') return Response.json({ message: 'No answer' }, { status: 503 });
    return Response.json(ids.map((id) => ({ ...rowOf('Lourd', 1), local_id: id })));
  };
  expect((await receive(['a', 'b', 'c']))?.code).toBe('unavailable');
  expect(asked.filter((count) => count > 1)).toEqual([3, 2]);
  const db = await openBrowserDatabase();
  expect(await db.getAllKeys('drafts')).toEqual(expect.arrayContaining(['a', 'b']));
});

test('a logo that cannot come now is waited for; one that the account refuses stays a name', async () => {
  const logo = { data: 'file:abc', alt: 'Atelier' };
  const { draft } = write('logo', 'Avec logo');
  const row = rowOf('Avec logo', 1);
  const content = {
    ...row.document_contents,
    draft: { ...draft, style: { ...draft.style, logo } },
  };
  const answerFile = (status: number) => {
    server.answer = ({ path }) => {
      if (path.endsWith('/draft_files')) return Response.json({ message: '' }, { status });
      if (!path.endsWith('/documents')) return Response.json([]);
      return Response.json([{ ...row, local_id: 'logo', document_contents: content }]);
    };
  };
  const db = await openBrowserDatabase();
  answerFile(503);
  expect((await receive(['logo']))?.code).toBe('unavailable');
  expect(await db.get('drafts', 'logo')).toBeUndefined();
  answerFile(403);
  expect(await receive(['logo'])).toBeNull();
  expect((await db.get('drafts', 'logo'))?.draft.style.logo).toEqual(logo);
});

/** The ids that a request asks for. */
function listIds(query: URLSearchParams): string[] {
  return query.get('local_id')?.match(/[\w-]+(?=[,)])/g) ?? [];
}
