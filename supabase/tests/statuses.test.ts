import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { STATUS_NAMES } from '#documents/dossier';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

// A status is what its author says, and moves nothing else.
const database = await createTestDatabase();
const { owner, stranger, admin, anonymous, server } = await createPeople(database);
const { draftOf, issue, issueNew, save } = createIssuing(database, owner);

const tell = async (statuses: unknown, ask = owner) => {
  const [row] = await ask('select tell_statuses($1) as told', [JSON.stringify(statuses)]);
  return row?.told;
};
const statusOf = async (id: string) => (await lookAt(id))?.status;

test('statuses are told of drafts and issued documents, and devices have nothing to read again', async () => {
  const [draft, issued, same] = [await save({}), await issueNew(), await issueNew()];
  const ids = [draft.id, issued.id, same.id];
  const look = () => Promise.all(ids.map(lookAt));
  const changes = () => owner('select * from list_changes()');
  const before = { rows: await look(), changes: await changes() };
  const statuses = { [draft.id]: 'accepted', [issued.id]: 'partly-paid', [same.id]: 'issued' };
  expect(await tell({ ...statuses, nowhere: 'paid' })).toBe(2);
  expect(await tell(statuses)).toBe(0);
  expect(await look()).toEqual(
    before.rows.map((row, index) => ({ ...row, status: Object.values(statuses)[index] })),
  );
  expect(await changes()).toEqual(before.changes);
});

test('nobody tells the status of a document of somebody else', async () => {
  const { id } = await issueNew();
  for (const other of [stranger, admin]) {
    expect(await tell({ [id]: 'paid' }, other)).toBe(0);
    const text = "update documents set status = 'paid' where local_id = $1 returning id";
    expect(await other(text, [id])).toEqual([]);
  }
  for (const other of [anonymous, server])
    await expect(tell({ [id]: 'paid' }, other)).rejects.toThrow('permission denied');
  expect(await statusOf(id)).toBe('issued');
});

test('the statuses are those that documents/dossier computes, five hundred at once', async () => {
  const { id } = await issueNew();
  for (const status of STATUS_NAMES.filter((name) => name !== 'issued'))
    expect(await tell({ [id]: status }), status).toBe(1);
  for (const status of ['part_paid', 'seen', 'PAID', '', null])
    await expect(tell({ [id]: status }), String(status)).rejects.toMatchObject({
      code: status === null ? '23502' : '23514',
    });
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`d${index}`, 'paid']));
  expect(await tell({ ...many(499), [id]: 'paid' })).toBe(1);
  for (const wrong of [many(501), [], 'paid', null])
    await expect(tell(wrong)).rejects.toMatchObject({ code: '22023' });
});

test('a save takes the total and the status of its summary, and nothing else', async () => {
  const summary = { status: 'accepted', total: 119.5, payable: 1, asksPayment: true };
  const { id, version } = await save({ summary });
  expect(await lookAt(id)).toMatchObject({ status: 'accepted', total: '119.50' });
  const draft = draftOf({ subject: 'Dépose' });
  await save({ id, base: version, draft, summary: {} });
  expect(await lookAt(id)).toMatchObject({ status: 'draft', total: null });
  await expect(save({ summary: { status: 'part_paid' } })).rejects.toThrow('status_check');
});

test('an issued document that is saved again as it is keeps its status and its total', async () => {
  const { id, number } = await issueNew();
  await tell({ [id]: 'paid' });
  const before = await lookAt(id);
  const draft = draftOf({ number });
  const summary = { status: 'draft', total: 1 };
  expect(await save({ id, draft, summary })).toEqual({ id, version: before?.version });
  expect(await lookAt(id)).toEqual(before);
});

test('what is issued says so, but for a quote that has its answer', async () => {
  for (const status of ['draft', 'changed', 'accepted', 'paid']) {
    const { id } = await issueNew({ summary: { status } });
    expect(await statusOf(id), status).toBe('issued');
  }
  const draft = draftOf({ kind: 'devis' });
  for (const status of ['draft', 'sent', 'expired', 'accepted', 'refused', 'invoiced']) {
    const { id } = await save({ draft, summary: { status } });
    await issue(id, { prefix: 'D' });
    const isAnswered = ['accepted', 'refused', 'invoiced'].includes(status);
    expect(await statusOf(id)).toBe(isAnswered ? status : 'issued');
  }
});

test('every column of a document but its status tells devices to read it again', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select attname as name from pg_attribute, pg_trigger
     where attrelid = tgrelid and tgrelid = 'documents'::regclass and tgname = 'documents_touch'
       and attnum > 0 and not attisdropped and not attnum = any (tgattr) order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['status', 'updated_at']);
});

test('devices read again both ends of a link, whatever happens to it, what is paid and reminded', async () => {
  const [from, to, other] = [await issueNew(), await save({}), await issueNew()];
  const timesOf = async () => {
    const times = await Promise.all([from, to, other].map(({ id }) => lookAt(id)));
    return times.map((row) => String(row?.updated_at));
  };
  const listMoved = async (text: string, values: unknown[]) => {
    const before = await timesOf();
    await owner(text, values);
    return (await timesOf()).map((time, index) => time !== before[index]);
  };
  const ends = [from.id, to.id];
  const link = 'from_id = $1 and to_id = $2';
  for (const text of [
    "insert into document_links (from_id, to_id, relation) values ($1, $2, 'credit')",
    `update document_links set relation = 'receipt' where ${link}`,
    `delete from document_links where ${link}`,
  ])
    expect(await listMoved(text, ends), text).toEqual([true, true, false]);
  const pay = "select record_payment($1, $2, 20, '2026-11-21', 'transfer')";
  expect(await listMoved(pay, [randomUUID(), other.id])).toEqual([false, false, true]);
  for (const text of [
    "insert into document_reminders (document_id, made_on, level) values ($1, '2026-11-25', 'firm')",
    'delete from document_reminders where document_id = $1',
  ])
    expect(await listMoved(text, [other.id]), text).toEqual([false, false, true]);
});

test('no document comes from itself', async () => {
  const tie = "insert into document_links (from_id, to_id, relation) values ('a', 'a', 'credit')";
  await expect(owner(tie)).rejects.toThrow('two_ends');
});

async function lookAt(id: string) {
  const [row] = await owner(
    `select status, total_including_tax as total, documents.updated_at::text, version, hash
     from documents
     join document_contents on document_id = id where local_id = $1`,
    [id],
  );
  return row;
}
