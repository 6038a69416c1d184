import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { setOwner } from '#app/data/account/dossier/open-kept.ts';
import { openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { stampOfLink } from '../stamps.ts';
import { pullChanges } from './pull-changes.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

const draft = requireDraft(samples.menuisier);

test('a device learns whom a document counts for, and that this has changed', async () => {
  setKeeper('zoe');
  setOwner('zoe');
  const db = await openBrowserDatabase();
  answerWith({ changedAt: '2026-11-28T10:00:00Z', client_id: 'garance', company_id: 'atelier' });
  expect(await pullChanges()).toBeNull();
  expect(await db.get('drafts', 'd')).toMatchObject({ clientId: 'garance', companyId: 'atelier' });

  // Its client was merged into another one; its company was deleted.
  answerWith({ changedAt: '2026-11-28T11:00:00Z', client_id: 'kept', company_id: null });
  expect(await pullChanges()).toBeNull();
  const stored = await db.get('drafts', 'd');
  expect(stored).toMatchObject({ clientId: 'kept', issued: { draft: { number: draft.number } } });
  expect(stored).not.toHaveProperty('companyId');
  expect(await db.count('conflicts')).toBe(0);
});

function answerWith({ changedAt, ...ids }: { changedAt: string } & Record<string, string | null>) {
  let isTold = false;
  server.answer = ({ path }) => {
    if (path.endsWith('list_changes')) {
      const changes = [{ local_id: 'd', changed_at: changedAt, is_deleted: false }];
      const told = isTold ? [] : changes;
      isTold = true;
      return Response.json(told);
    }
    return Response.json(
      path.endsWith('documents') ? [{ ...row, updated_at: changedAt, ...ids }] : [],
    );
  };
}

const row = {
  ...{ local_id: 'd', issued_at: '2026-11-20T10:00:00Z', milestone: null, milestone_at: null },
  document_contents: { draft, raw_texts: {}, version: 2 },
  ...{ payments: [], document_reminders: [] },
};

test('a new device receives first what changed last, and asks for it no more', async () => {
  setKeeper('yann');
  setOwner('yann');
  const asked: string[][] = [];
  let newestCount = 0;
  const rowOf = (id: string, day: number) => ({
    ...{ ...row, local_id: id, client_id: null, company_id: null },
    updated_at: `2026-11-${day}T10:00:00Z`,
  });
  const rows = [rowOf('older', 10), rowOf('newest', 20)];
  let isTold = false;
  server.answer = ({ path, query }) => {
    if (path.endsWith('list_changes')) {
      const changes = rows.map(({ local_id, updated_at }) => ({
        ...{ local_id, changed_at: updated_at, is_deleted: false },
      }));
      const told = isTold ? [] : changes;
      isTold = true;
      return Response.json(told);
    }
    if (!path.endsWith('documents')) return Response.json([]);
    if (query.get('order') === 'updated_at.desc') {
      newestCount += 1;
      return Response.json([rows[1]]);
    }
    const ids: string[] = query.get('local_id')?.match(/[a-z]+(?=[,)])/g) ?? [];
    if (ids.length > 0) asked.push(ids);
    return Response.json(rows.filter(({ local_id }) => ids.includes(local_id)));
  };
  expect(await pullChanges()).toBeNull();
  expect(asked).toEqual([['newest'], ['older']]);
  expect(await (await openBrowserDatabase()).count('drafts')).toBe(2);
  expect(await pullChanges()).toBeNull();
  expect(newestCount).toBe(1);
});

test('what another device deleted goes, and each question begins a minute before the last change', async () => {
  setKeeper('lea');
  setOwner('lea');
  server.calls = [];
  const db = await openBrowserDatabase();
  answerWith({ changedAt: '2026-11-28T10:00:00Z', client_id: null, company_id: null });
  expect(await pullChanges()).toBeNull();
  expect(await db.count('drafts')).toBe(1);

  const deleted = { local_id: 'd', changed_at: '2026-11-28T11:00:00Z', is_deleted: true };
  let told = [deleted];
  server.answer = ({ path }) => {
    const answer = path.endsWith('list_changes') ? told : [];
    told = [];
    return Response.json(answer);
  };
  expect(await pullChanges()).toBeNull();
  expect(await db.count('drafts')).toBe(0);
  const questions = server.calls.filter(({ path }) => path.endsWith('list_changes'));
  expect(questions.map(({ body }) => [body.p_since, body.p_after])).toEqual([
    ['-infinity', ''],
    ['2026-11-28T10:00:00Z', 'd'],
    ['2026-11-28T09:59:00.000Z', ''],
    ['2026-11-28T11:00:00Z', 'd'],
  ]);
});

test('changes that do not come are asked for again, from where they were', async () => {
  setKeeper('max');
  setOwner('max');
  const db = await openBrowserDatabase();
  answerWith({ changedAt: '2026-11-28T10:00:00Z', client_id: null, company_id: null });
  const { answer } = server;
  server.answer = (call) => {
    if (call.path.endsWith('list_changes')) return answer(call);
    const isNewest = call.query.get('order') === 'updated_at.desc';
    return isNewest ? Response.json([]) : Response.json({}, { status: 400 });
  };
  expect(await pullChanges()).not.toBeNull();
  expect(await db.get('synced', 'cursor')).toBeUndefined();
  answerWith({ changedAt: '2026-11-28T10:00:00Z', client_id: null, company_id: null });
  expect(await pullChanges()).toBeNull();
  expect(await db.get('synced', 'cursor')).toEqual({
    ...{ key: 'cursor', stamp: '2026-11-28T10:00:00Z' },
  });
});

test('a device that received links before their amounts asks for those once', async () => {
  setKeeper('ines');
  setOwner('ines');
  const db = await openBrowserDatabase();
  const link = { key: 'd/e', from: 'd', to: 'e', relation: 'set-off', createdAt: 0 } as const;
  await db.put('links', link);
  await db.put('synced', { key: 'cursor', stamp: '2026-11-28T10:00:00Z' });
  await db.put('synced', { key: 'link/d/e', stamp: stampOfLink(link) });
  let lowered = 0;
  server.answer = ({ path, query }) => {
    if (path.endsWith('list_changes')) return Response.json([]);
    if (path.endsWith('documents'))
      return Response.json([
        { ...row, local_id: 'e', updated_at: '2026-11-28T09:00:00Z', client_id: null },
      ]);
    if (query.get('set_off') === null)
      return Response.json([
        {
          ...{ from_id: 'd', to_id: 'e', relation: 'set-off', deleted: null, payment_id: null },
          ...{ set_off: 10, made_at: '1970-01-01T00:00:00Z' },
        },
      ]);
    lowered += 1;
    return Response.json(query.get('key') ? [] : [{ key: 'd/e', to_id: 'e' }]);
  };
  expect(await pullChanges()).toBeNull();
  expect(await db.get('links', 'd/e')).toMatchObject({ setOff: 10_00 });
  const asked = lowered;
  expect(await pullChanges()).toBeNull();
  expect(lowered).toBe(asked);
});
