import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { closeBrowserDatabase, openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { dossier } from '#app/data/dossier.ts';
import { type MadeReminder, toMadeReminder } from '#documents/dossier';
import { countUnsent } from './count-unsent.ts';
import { knownAs, openAccount, write } from './open-account.test.support.ts';
import { setOwner } from './open-kept.ts';
import { pushChanges } from './push-changes.ts';
import { receive } from './receiving/receive.ts';
import { listRefused } from './sending/list-refused.ts';

const server = openAccount('zoe');
const invoice = write('invoice', 'Pose');
const friendly = toMadeReminder('invoice', { level: 'friendly', date: '2026-11-08' });
const firm = toMadeReminder('invoice', { level: 'firm', date: '2026-11-22' });

/** The reminders that the account has, by id, and how it answers. */
const account = { made: new Set<string>(), isOffline: false, losesAnswers: false, refusal: '' };

beforeEach(() => {
  Object.assign(account, { isOffline: false, losesAnswers: false, refusal: '' });
  account.made.clear();
  server.answer = ({ path, query, body }) => {
    if (!path.startsWith('/rest/')) return Response.json({}, { status: 400 });
    if (account.isOffline) throw new TypeError('fetch failed');
    if (path.endsWith('/document_reminders')) return changeReminders(query, body);
    // No deletion is taken.
    if (path.endsWith('/delete_draft')) return Response.json(false);
    return Response.json(path.endsWith('/documents') ? [rowOf()] : []);
  };
});

function changeReminders(query: URLSearchParams, body: Record<string, unknown>): Response {
  if (account.refusal !== '')
    return Response.json({ code: account.refusal, message: '' }, { status: 400 });
  if ('made_on' in body) account.made.add(KEY.map((name) => body[name]).join('/'));
  else account.made.delete(KEY.map((name) => query.get(name)?.replace('eq.', '')).join('/'));
  if (account.losesAnswers) throw new TypeError('fetch failed');
  return Response.json([{ document_id: 'invoice' }]);
}

test('a reminder is sent once, and the other device knows of it', async () => {
  await openDevice('phone');
  await dossier.noteReminders([friendly]);
  expect(await countUnsent()).toBe(1);
  expect(await pushChanges()).toBeNull();
  expect(account.made).toEqual(new Set([friendly.id]));
  expect(await countUnsent()).toBe(0);
  await expectNothingSent();

  await openDevice('office');
  expect(await receive(['invoice'])).toBeNull();
  expect(await listReminders()).toEqual([friendly]);
  await expectNothingSent();
});

test('one that a device kept before the account knew of any is sent, and those of both stay', async () => {
  account.made.add(firm.id);
  const db = await openDevice('old');
  await db.put('reminders', friendly);
  expect(await receive(['invoice'])).toBeNull();
  expect(await pushChanges()).toBeNull();
  expect(account.made).toEqual(new Set([firm.id, friendly.id]));
  expect(await listReminders()).toEqual([friendly, firm]);
});

test('without a network it waits, and a lost answer makes no second one', async () => {
  await openDevice('offline');
  await dossier.noteReminders([friendly]);
  account.isOffline = true;
  expect(await pushChanges()).toMatchObject({ code: 'network' });
  expect(await listReminders()).toEqual([friendly]);
  Object.assign(account, { isOffline: false, losesAnswers: true });
  expect(await pushChanges()).toMatchObject({ code: 'network' });
  expect(await countUnsent()).toBe(1);
  account.losesAnswers = false;
  expect(await pushChanges()).toBeNull();
  expect(account.made).toEqual(new Set([friendly.id]));
  expect(await countUnsent()).toBe(0);
});

test('one that is taken out goes from every device, and none comes back meanwhile', async () => {
  for (const name of ['here', 'there']) {
    await openDevice(name);
    await dossier.noteReminders([friendly]);
    await pushChanges();
  }
  await openDevice('here');
  await dossier.forgetReminder(friendly);
  expect(await receive(['invoice'])).toBeNull();
  expect(await listReminders()).toEqual([]);
  account.losesAnswers = true;
  expect(await pushChanges()).toMatchObject({ code: 'network' });
  account.losesAnswers = false;
  expect(await pushChanges()).toBeNull();
  expect(account.made.size).toBe(0);
  await expectNothingSent();

  await openDevice('there');
  await dossier.noteReminders([firm]);
  expect(await receive(['invoice'])).toBeNull();
  expect(await listReminders()).toEqual([firm]);
});

test('it waits for its document, and stays on the device where there is none', async () => {
  const db = await openDevice('early');
  await db.delete('synced', 'doc/invoice');
  // Its invoice was deleted.
  const orphan = toMadeReminder('deleted', { level: 'firm', date: '2026-11-20' });
  await dossier.noteReminders([friendly, orphan]);
  account.refusal = '23503';
  server.calls = [];
  await pushChanges();
  expect(server.calls.some(isOfReminder)).toBe(false);
  // Another device has just deleted the document: no refusal is left of it.
  await db.put('synced', knownAs(invoice, 1));
  expect(await pushChanges()).toBeNull();
  expect((await listRefused()).size).toBe(0);
  account.refusal = '';
  expect(await pushChanges()).toBeNull();
  expect(account.made).toEqual(new Set([friendly.id]));
  expect(await countUnsent()).toBe(0);
});

test('one that the account refuses is told, and holds nothing up', async () => {
  await openDevice('refused');
  await dossier.noteReminders([friendly]);
  account.refusal = '23514';
  expect(await pushChanges()).toBeNull();
  const refusals = [{ part: 'reminder', code: 'validation_failed' }];
  expect((await listRefused()).get('invoice')).toMatchObject({ refusals });
  await expectNothingSent();
  await dossier.forgetReminder(friendly);
  expect((await listRefused()).size).toBe(0);
  expect(await countUnsent()).toBe(0);
});

test('a document whose deletion is refused comes back with its reminders', async () => {
  await openDevice('deleting');
  await dossier.noteReminders([friendly]);
  await pushChanges();
  await dossier.remove('invoice');
  expect(await pushChanges()).toBeNull();
  expect(await listReminders()).toEqual([friendly]);
  expect(account.made).toEqual(new Set([friendly.id]));
});

/** A device of the account, which has the invoice already. */
async function openDevice(name: string) {
  await closeBrowserDatabase();
  setKeeper(name);
  setOwner(name);
  const db = await openBrowserDatabase();
  await db.put('drafts', invoice);
  if (!(await db.get('synced', 'doc/invoice'))) await db.put('synced', knownAs(invoice, 1));
  return db;
}

async function listReminders(): Promise<readonly MadeReminder[]> {
  return (await dossier.getNode('invoice'))?.reminders ?? [];
}

async function expectNothingSent() {
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  expect(server.calls.filter(isOfReminder)).toEqual([]);
}

function isOfReminder({ path }: { path: string }): boolean {
  return path.endsWith('/document_reminders');
}

function rowOf() {
  return {
    ...{ local_id: 'invoice', client_id: null, company_id: null, issued_at: null },
    ...{ updated_at: '2026-11-28T10:00:00Z', milestone: null, milestone_at: null, payments: [] },
    document_contents: { draft: invoice.draft, raw_texts: {}, version: 1 },
    document_reminders: [...account.made].map((id) => {
      const [, made_on, level] = id.split('/');
      return { made_on, level };
    }),
  };
}

const KEY = ['document_id', 'made_on', 'level'];
