import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { closeBrowserDatabase, openBrowserDatabase } from '#app/data/device/browser-database.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { cents } from '#documents';
import { toMadeReminder } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { countUnsent, countWaiting } from './count-unsent.ts';
import { setOwner } from './open-kept.ts';
import { pushChanges } from './push-changes.ts';
import { forgetDeleted } from './receiving/forget-deleted.ts';
import { forgetRefused, listRefused } from './sending/list-refused.ts';
import { stampOfDraft } from './stamps.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });

test('a correction is sent after the payment that it takes back', async () => {
  setKeeper('zoe');
  setOwner('zoe');
  const db = await openBrowserDatabase();
  // Payments are read in the order of their ids.
  await db.put('payments', { ...PAYMENT, id: 'a', amount: cents(-50), corrects: 'b' });
  await db.put('payments', { ...PAYMENT, id: 'b', amount: cents(50), corrects: null });
  expect(await pushChanges()).toBeNull();
  expect(server.calls.map(({ body: { p_id } }) => p_id)).toEqual(['b', 'a']);
  expect(await db.getAll('payments')).not.toContainEqual(
    expect.objectContaining({ isWaiting: true }),
  );
});

test('a second correction of one payment is given up, and holds nothing up', async () => {
  const db = await openBrowserDatabase();
  await db.put('payments', { ...PAYMENT, id: 'c', amount: cents(-50), corrects: 'b' });
  server.answer = ({ path }) =>
    path.endsWith('record_payment')
      ? Response.json({ code: '23505', message: '' }, { status: 409 })
      : Response.json([]);
  expect(await pushChanges()).toBeNull();
  expect(await db.get('payments', 'c')).toBeUndefined();
  expect(await countUnsent()).toBe(0);
});

test('a link is sent with its payment, which the account has by then', async () => {
  const db = await openBrowserDatabase();
  const link = { key: 'i/r', from: 'i', to: 'r', relation: 'receipt' as const, createdAt: 1 };
  await db.put('links', { ...link, paymentId: 'e' });
  await db.put('payments', { ...PAYMENT, id: 'e', amount: cents(50), corrects: null });
  server.calls.length = 0;
  server.answer = () => Response.json([{ from_id: 'i' }]);
  expect(await pushChanges()).toBeNull();
  expect(server.calls.map(({ body: { p_id, payment_id } }) => [p_id, payment_id])).toEqual([
    ['e', undefined],
    [undefined, 'e'],
  ]);

  // The receipt was deleted: the account has the link already.
  const name = {
    kind: 'recu',
    subtype: 'standard',
    number: 'R-1',
    issueDate: '2026-11-28',
  } as const;
  await db.put('links', { ...link, paymentId: 'e', deleted: { to: name } });
  server.calls.length = 0;
  server.answer = () => Response.json([]);
  expect(await pushChanges()).toBeNull();
  const told = { relation: 'receipt', deleted: { to: name }, set_off: null };
  expect(server.calls.at(-1)?.body).toEqual(told);
  expect(await countUnsent()).toBe(0);
});

test('a draft is sent with whom it counts for, and read again where the account names others', async () => {
  const db = await openBrowserDatabase();
  const stored = { id: 'tied', draft: requireDraft(samples.menuisier), rawTexts: {}, updatedAt: 1 };
  await db.put('drafts', { ...stored, clientId: 'gone', companyId: 'atelier' });
  const saved = { version: 1, updated_at: 'now', found_at: null, company_id: 'atelier' };
  const answerWith = (client_id: string | null) => {
    server.calls = [];
    server.answer = ({ path }) =>
      Response.json(path.endsWith('save_document') ? { ...saved, client_id } : []);
  };
  answerWith(null);
  expect(await pushChanges()).toBeNull();
  const call = server.calls.find(({ path }) => path.endsWith('save_document'));
  expect(call?.body).toMatchObject({ p_client: 'gone', p_company: 'atelier' });
  expect(call?.body.p_draft).toEqual(stored.draft);
  expect((await db.get('synced', 'doc/tied'))?.changedAt).toBe('');

  // Its client alone has changed.
  await db.put('drafts', { ...stored, clientId: 'garance', companyId: 'atelier' });
  answerWith('garance');
  expect(await pushChanges()).toBeNull();
  expect((await db.get('synced', 'doc/tied'))?.changedAt).toBe('now');
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  expect(server.calls).toEqual([]);
  await db.delete('drafts', 'tied');
  await db.delete('synced', 'doc/tied');
});

test('what only this device has is counted, whatever it is', async () => {
  const db = await openBrowserDatabase();
  const draft = requireDraft(samples.menuisier);
  const stored = { id: 'a', draft, rawTexts: {}, updatedAt: 1 };
  await db.put('drafts', stored);
  expect(await countUnsent()).toBe(1);
  await db.put('conflicts', { id: 'a', theirs: stored, version: 2, isIssued: false });
  expect(await countUnsent()).toBe(1);
  await db.put('links', { key: 'a/b', from: 'a', to: 'b', relation: 'credit', createdAt: 1 });
  await db.put('milestones', { id: 'a', name: 'sent', markedAt: 1 });
  await db.put('payments', { ...PAYMENT, id: 'd', amount: cents(50), corrects: null });
  expect(await countUnsent()).toBe(4);
  // Taken away here, and not there.
  await db.put('synced', { key: 'mark/z', stamp: 'paid' });
  await db.put('synced', { key: 'link/y/z', stamp: 'x' });
  await db.put('synced', { key: 'file/z', stamp: '' });
  expect(await countUnsent()).toBe(7);
  for (const id of ['a', 'not-here']) await db.put('reminders', remind(id));
  await db.put('synced', { key: 'reminder/z/2026-11-20/firm', stamp: 'made' });
  expect(await countUnsent()).toBe(9);
});

test('a document that can never be sent is told, and the others go on', async () => {
  const db = await openAccount('refused-document');
  await db.put('drafts', { ...DRAFT, id: 'heavy', updatedAt: 1 });
  await db.put('drafts', { ...DRAFT, id: 'light', updatedAt: 2 });
  const refused = ['heavy'];
  server.answer = ({ path, body }) =>
    path.endsWith('save_document') && refused.includes(String(body.p_id))
      ? refuseWith('body_too_large', 413)
      : Response.json(SAVED);
  expect(await pushChanges()).toBeNull();
  expect(await db.get('synced', 'doc/light')).toMatchObject({ version: 1 });
  expect(await readRefused()).toEqual({ heavy: ['doc data_too_large'] });
  expect(await countWaiting()).toBe(0);
  expect(await countUnsent()).toBe(1);
  // As it is, it is not sent again.
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  expect(server.calls).toEqual([]);
  // Changed, it waits like the others, and leaves.
  const lighter = { ...DRAFT.draft, subject: 'Sans logo' };
  await db.put('drafts', { ...DRAFT, id: 'heavy', updatedAt: 3, draft: lighter });
  expect(await readRefused()).toEqual({});
  expect(await countWaiting()).toBe(1);
  refused.pop();
  expect(await pushChanges()).toBeNull();
  expect(await countUnsent()).toBe(0);
});

test('a final document whose number is taken leaves no draft in the account', async () => {
  const db = await openAccount('taken-number');
  const issued = { draft: DRAFT.draft, at: 1 };
  await db.put('drafts', { ...DRAFT, id: 'a', issued, completedAt: 1 });
  server.calls = [];
  server.answer = ({ path }) => {
    if (path.endsWith('issue_document')) return refuseWith('23505', 409);
    return Response.json(path.endsWith('delete_draft') ? true : SAVED);
  };
  expect(await pushChanges()).toBeNull();
  const removal = server.calls.find(({ path }) => path.endsWith('delete_draft'));
  expect(removal?.body).toEqual({ p_id: 'a', p_base: SAVED.version });
  expect(await readRefused()).toEqual({ a: ['doc number_taken'] });
  expect(await db.get('drafts', 'a')).toBeDefined();
  // Neither sent again, nor forgotten when the account tells its own deletion.
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  expect(server.calls).toEqual([]);
  await forgetDeleted('a');
  expect(await db.get('drafts', 'a')).toBeDefined();
});

test('a refused document is tried again when it is asked', async () => {
  const db = await openAccount('retried-document');
  await db.put('drafts', { ...DRAFT, id: 'a' });
  server.answer = () => refuseWith('42501', 403);
  expect(await pushChanges()).toBeNull();
  server.answer = () => Response.json(SAVED);
  await forgetRefused('another');
  await pushChanges();
  expect(await readRefused()).toEqual({ a: ['doc forbidden'] });
  await forgetRefused('a');
  await pushChanges();
  expect(await countUnsent()).toBe(0);
});

test('a document that cannot even be read is refused, and holds nothing up', async () => {
  const db = await openAccount('broken-document');
  const logo = { data: 'data:image/png;base64,***' };
  const draft = { ...DRAFT.draft, style: { ...DRAFT.draft.style, logo } } as never;
  await db.put('drafts', { ...DRAFT, id: 'broken', updatedAt: 1, draft });
  await db.put('drafts', { ...DRAFT, id: 'whole', updatedAt: 2 });
  server.answer = () => Response.json(SAVED);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await pushChanges()).toBeNull();
  expect(await readRefused()).toEqual({ broken: ['doc data_broken'] });
  expect(await db.get('synced', 'doc/whole')).toMatchObject({ version: 1 });
});

test.each([
  ['', 0, 'network'],
  ['', 503, 'unavailable'],
  ['WRITE', 400, 'too_much_written'],
  ['PT403', 403, 'insufficient_aal'],
])('with %s %i everything waits, and nothing is refused', async (code, status, name) => {
  const db = await openAccount(`waiting-${name}`);
  for (const id of ['a', 'b']) await db.put('drafts', { ...DRAFT, id });
  server.answer = ({ path }) => {
    if (!path.startsWith('/rest/')) return Response.json({}, { status: 400 });
    if (status === 0) throw new TypeError('fetch failed');
    return refuseWith(code, status);
  };
  expect(await pushChanges()).toMatchObject({ code: name });
  expect(server.calls.filter(({ path }) => path.endsWith('save_document'))).toHaveLength(1);
  expect(await readRefused()).toEqual({});
  expect(await countWaiting()).toBe(2);
});

test('a fault that comes from one document does not hold up the next ones', async () => {
  const db = await openAccount('faulty-document');
  await db.put('drafts', { ...DRAFT, id: 'faulty', updatedAt: 1 });
  await db.put('drafts', { ...DRAFT, id: 'whole', updatedAt: 2 });
  server.answer = ({ body }) =>
    body.p_id === 'faulty' ? refuseWith('XX000', 500) : Response.json(SAVED);
  expect(await pushChanges()).toMatchObject({ code: 'unexpected_failure' });
  expect(await db.get('synced', 'doc/whole')).toBeDefined();
  expect(await countWaiting()).toBe(1);
});

test('a full account still takes what makes room', async () => {
  const db = await openAccount('full-account');
  await db.put('drafts', { ...DRAFT, id: 'new' });
  await db.put('synced', { key: 'doc/old', stamp: 'x', version: 1 });
  let isFull = true;
  server.answer = ({ path }) => {
    if (!path.endsWith('/delete_draft'))
      return isFull ? refuseWith('QUOTA', 400) : Response.json(SAVED);
    isFull = false;
    return Response.json(true);
  };
  expect(await pushChanges()).toBeNull();
  expect(await countUnsent()).toBe(0);
});

test('refused links, marks and payments hold nothing up, and are told', async () => {
  const db = await openAccount('refused-ties');
  for (const id of ['a', 'b']) {
    await db.put('drafts', { ...DRAFT, id });
    const stamp = stampOfDraft({ ...DRAFT, id });
    await db.put('synced', { key: `doc/${id}`, stamp, version: 1, isIssued: true });
    await db.put('milestones', { id, name: 'sent', markedAt: 1 });
    await db.put('payments', { ...PAYMENT, id: `of-${id}`, documentId: id, ...OF_FIFTY });
  }
  for (const to of ['a', 'b'])
    await db.put('links', { key: `q/${to}`, from: 'q', to, relation: 'invoice', createdAt: 1 });
  await db.put('synced', { key: 'link/gone/a', stamp: 'x' });
  const isOfA = ({ query, body }: Call) =>
    query.get('local_id') === 'eq.a' || body.to_id === 'a' || body.p_document === 'a';
  server.answer = (call) => {
    if (call.query.get('to_id') === 'eq.a') return refuseWith('42501', 403);
    if (!isOfA(call)) return Response.json([{ local_id: 'b' }]);
    return call.path.endsWith('document_links')
      ? refuseWith('54000', 413)
      : refuseWith('23514', 400);
  };
  expect(await pushChanges()).toBeNull();
  expect(await readRefused()).toEqual({
    a: [
      ...['link forbidden', 'link answer_too_large', 'mark validation_failed'],
      'payment validation_failed',
    ],
  });
  expect(await countUnsent()).toBe(4);
  server.calls = [];
  expect(await pushChanges()).toBeNull();
  expect(server.calls).toEqual([]);
});

test('a refused payment is gone once it is taken back', async () => {
  const db = await openAccount('refused-payment');
  await db.put('payments', { ...PAYMENT, id: 'a', ...OF_FIFTY });
  server.answer = () => refuseWith('22001', 400);
  await pushChanges();
  expect(await countUnsent()).toBe(1);
  await db.put('payments', { ...PAYMENT, id: 'b', amount: cents(-50), corrects: 'a' });
  await pushChanges();
  expect(await db.getAll('payments')).toEqual([]);
  expect(await readRefused()).toEqual({});
});

test('a payment waits for the document that it pays to be issued in the account', async () => {
  const db = await openAccount('early-payment');
  await db.put('drafts', { ...DRAFT, id: 'a' });
  await db.put('payments', { ...PAYMENT, id: 'p', documentId: 'a', ...OF_FIFTY });
  server.answer = () => refuseWith('42501', 403);
  await pushChanges();
  expect(server.calls.some(({ path }) => path.endsWith('record_payment'))).toBe(false);
  expect(await countUnsent()).toBe(2);
});

test('what the account refuses to delete comes back, and says why', async () => {
  const db = await openAccount('refused-deletion');
  await db.put('synced', { key: 'doc/issued', stamp: 'x', version: 1, isIssued: true });
  await db.put('synced', { key: 'doc/draft', stamp: 'x', version: 1 });
  server.answer = ({ path, body }) => {
    if (path.endsWith('/delete_draft')) return Response.json(body.p_id === 'draft');
    return Response.json(path.endsWith('/documents') ? [ISSUED_ROW] : []);
  };
  expect(await pushChanges()).toBeNull();
  expect(await readRefused()).toEqual({ issued: ['deletion document_kept'] });
  expect(await db.getAllKeys('drafts')).toEqual(['issued']);
  expect(await db.get('synced', 'doc/draft')).toBeUndefined();
  expect(await countUnsent()).toBe(0);
});

test('a draft that another device changed meanwhile comes back', async () => {
  const db = await openAccount('changed-draft');
  await db.put('synced', { key: 'doc/issued', stamp: 'x', version: 3 });
  const row = { ...ISSUED_ROW, issued_at: null };
  server.answer = ({ path }) => {
    if (path.endsWith('/delete_draft')) return Response.json(false);
    return Response.json(path.endsWith('/documents') ? [row] : []);
  };
  expect(await pushChanges()).toBeNull();
  expect(server.calls[0]?.body).toEqual({ p_id: 'issued', p_base: 3 });
  expect(await db.getAllKeys('drafts')).toEqual(['issued']);
  expect(await readRefused()).toEqual({});
});

test('a deletion whose document could not be read back is not forgotten', async () => {
  const db = await openAccount('unread-deletion');
  await db.put('synced', { key: 'doc/issued', stamp: 'x', version: 1, isIssued: true });
  server.answer = ({ path }) =>
    path.endsWith('/delete_draft') ? Response.json(false) : refuseWith('', 504);
  expect(await pushChanges()).toMatchObject({ code: 'unavailable' });
  expect(await db.get('synced', 'doc/issued')).toBeDefined();
});

test('words written after the account issued the document go on as a draft of their own', async () => {
  const db = await openAccount('frozen-document');
  const written = { ...DRAFT, id: 'issued', draft: { ...DRAFT.draft, subject: 'Autre' } };
  await db.put('drafts', written);
  await db.put('synced', { key: 'doc/issued', stamp: 'x', version: 1 });
  server.answer = ({ path }) => {
    if (path.endsWith('save_document')) return refuseWith('FROZE', 400);
    return Response.json(path.endsWith('/documents') ? [ISSUED_ROW] : []);
  };
  expect(await pushChanges()).toBeNull();
  expect(await readRefused()).toEqual({});
  const keptAs = (await db.get('conflicts', 'issued'))?.keptAs ?? '';
  expect((await db.get('drafts', keptAs))?.draft.subject).toBe('Autre');
  expect((await db.get('drafts', 'issued'))?.issued).toBeDefined();
});

/** A database of its own for each test. */
async function openAccount(userId: string) {
  await closeBrowserDatabase();
  server.calls = [];
  setKeeper(userId);
  setOwner(userId);
  return openBrowserDatabase();
}

async function readRefused() {
  const refused = [...(await listRefused()).values()];
  return Object.fromEntries(
    refused.map(({ id, refusals }) => [id, refusals.map(({ part, code }) => `${part} ${code}`)]),
  );
}

function refuseWith(code: string, status: number): Response {
  return Response.json({ code, message: '' }, { status });
}

type Call = (typeof server.calls)[number];

const SAVED = { version: 1, updated_at: '2026-11-20T10:00:00Z' };
const DRAFT = {
  ...{ id: '', rawTexts: {}, updatedAt: 1 },
  draft: requireDraft(samples.menuisier),
};
const ISSUED_ROW = {
  ...{ local_id: 'issued', updated_at: '2026-11-20T10:00:00Z', issued_at: '2026-11-20T10:00:00Z' },
  ...{ milestone: null, milestone_at: null, payments: [], document_reminders: [] },
  document_contents: { draft: DRAFT.draft, raw_texts: {}, version: 1 },
};
const remind = (id: string) => toMadeReminder(id, { level: 'firm', date: '2026-11-20' });
const OF_FIFTY = { amount: cents(50), corrects: null };
const PAYMENT = {
  ...{ documentId: 'invoice', paidOn: '2026-11-20', note: '', isWaiting: true },
  means: 'card' as const,
};
