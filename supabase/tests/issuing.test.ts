import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getToday } from '#runtime/today.ts';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing, SIRENS } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { owner, stranger, anonymous, admin, server } = await createPeople(database);

const { draftOf, issue, issueNew, save, userOf } = createIssuing(database, owner);

const pay = async (id: string, amount: number, entry: string = randomUUID()) =>
  (
    await owner("select * from record_payment($1, $2, $3, '2026-11-21', 'transfer')", [
      entry,
      id,
      amount,
    ])
  )[0];

test('issuing takes the next number, freezes, and is done once however often it is asked', async () => {
  const first = await issueNew();
  expect(first.number).toBe('F-2026-0001');
  expect(await issue(first.id)).toBe('F-2026-0001');
  expect((await issueNew()).number).toBe('F-2026-0002');
  const [kept] = await owner(
    "select draft ->> 'number' as number from document_contents join documents on id = document_id where local_id = $1",
    [first.id],
  );
  expect(kept).toEqual({ number: 'F-2026-0001' });
  await expect(
    save({ id: first.id, draft: draftOf({ subject: 'Autre' }), base: 2 }),
  ).rejects.toMatchObject({ code: 'FROZE' });
  for (const change of ["number = 'F-9'", 'total_including_tax = 1', "client_name = 'Autre'"])
    await expect(
      owner(`update documents set ${change} where local_id = $1`, [first.id]),
    ).rejects.toMatchObject({ code: 'FROZE' });
  await expect(
    owner(
      "update document_contents set draft = '{}' where document_id = (select id from documents where local_id = $1)",
      [first.id],
    ),
  ).rejects.toMatchObject({ code: 'FROZE' });
  expect(await owner('delete from documents where local_id = $1 returning id', [first.id])).toEqual(
    [],
  );
});

test('a series belongs to a seller and a prefix, and starts again with the year', async () => {
  const other = { draft: draftOf({}, SIRENS.lilas) };
  expect((await issueNew(other)).number).toBe('F-2026-0001');
  expect((await issueNew({ draft: draftOf({ kind: 'avoir' }) }, { prefix: 'A' })).number).toBe(
    'A-2026-0001',
  );
  const before = { draft: draftOf({ issueDate: '2025-12-04' }, SIRENS.lilas) };
  await expect(issueNew(before)).rejects.toMatchObject({ code: 'DATES', detail: '2026-11-20' });
  const december = { draft: draftOf({ issueDate: '2025-12-04' }, '552100554') };
  expect((await issueNew(december)).number).toBe('F-2025-0001');
  const january = { draft: draftOf({ issueDate: '2026-01-04' }, '552100554') };
  expect((await issueNew(january)).number).toBe('F-2026-0001');
  const written = await issueNew(january, { pattern: 'FA{AA}{MM}-{NNN}' });
  expect(written.number).toBe('FA2601-002');
  expect((await issueNew(january)).number).toBe('FA2601-003');
});

test('a document that had its number elsewhere keeps it, and the next follows', async () => {
  const seller = { draft: draftOf({ number: '2026/041' }, '818181818') };
  const bring = ({ id }: { id: string }) =>
    owner("select number from issue_document($1, $2, 'F', '', '', '2026-11-20T10:00:00Z')", [
      ...[id, seller.draft],
    ]);
  const first = await save(seller);
  expect([await bring(first), await bring(first)]).toEqual([
    [{ number: '2026/041' }],
    [{ number: '2026/041' }],
  ]);
  expect((await issueNew({ draft: draftOf({}, '818181818') })).number).toBe('2026/042');
  await expect(bring(await save(seller))).rejects.toThrow('documents_series_number_key');
});

test('a document that is issued begins no other series, whatever prefix is asked', async () => {
  const id = await insertUser(database.owner);
  const ask = userOf(id);
  const document = await issueNew({ ask });
  for (const prefix of ['A', 'B', 'ZZZZZZZZZZ'])
    expect(await issue(document.id, { ask, prefix })).toBe(document.number);
  const { rows } = await database.owner.query(
    'select series from private.number_series where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ series: `${SIRENS.garance} · F` }]);
});

test('a document whose day or kind is not that of its draft is not issued', async () => {
  const ask = userOf(await insertUser(database.owner));
  for (const change of ["issue_date = '2020-01-01'", "document_type = 'devis'"]) {
    const { id } = await save({ ask });
    await database.owner.query(`update documents set ${change} where local_id = $1`, [id]);
    await expect(issue(id, { ask }), change).rejects.toMatchObject({ code: 'UNRED' });
  }
});

test('what is issued is told as it is kept, and refused to whoever saw something else', async () => {
  const ask = userOf(await insertUser(database.owner));
  const draft = draftOf({ subject: 'Douze euros' });
  const { id } = await save({ ask, draft });
  const issueAs = (seen: object) =>
    ask('select number, draft, version, hash from issue_document($1, $2, $3)', [id, seen, 'F']);
  const [kept] = await issueAs(draft);
  expect(kept).toMatchObject({ draft: { ...draft, number: 'F-2026-0001' }, version: 2 });
  expect(await issueAs(draft)).toEqual([kept]);
  expect(await issueAs({ ...draft, number: 'F-2026-0001' })).toEqual([kept]);
  await expect(issueAs(draftOf({ subject: 'Sept cents euros' }))).rejects.toMatchObject({
    code: 'FROZE',
  });
});

test('two tabs that issue at the same time take two numbers, and one document takes one', async () => {
  const ask = userOf(await insertUser(database.owner));
  const ids = await Promise.all([1, 2].map(async () => (await save({ ask })).id));
  const numbers = await Promise.all([...ids, ...ids].map((id) => issue(id, { ask })));
  expect([...new Set(numbers)].sort()).toEqual(['F-2026-0001', 'F-2026-0002']);
  expect([numbers[0], numbers[1]]).toEqual([numbers[2], numbers[3]]);
});

test('fifty users who issue four documents each at once: every series is whole', async () => {
  const users = await Promise.all(Array.from({ length: 50 }, () => insertUser(database.owner)));
  const issued = await Promise.all(
    users.flatMap((sub) =>
      Array.from({ length: 4 }, async () => ({ sub, ...(await issueNew({ ask: userOf(sub) })) })),
    ),
  );
  const whole = [1, 2, 3, 4].map((count) => `F-2026-000${count}`);
  for (const user of users)
    expect(
      issued
        .filter(({ sub }) => sub === user)
        .map(({ number }) => number)
        .sort(),
    ).toEqual(whole);
  const broken = await Promise.all(
    users.map((sub) => userOf(sub)('select kind from verify_integrity()')),
  );
  expect(broken.flat().every(({ kind }) => kind === null)).toBe(true);
});

test('what another device wrote is not written over, and the same save twice is one', async () => {
  const { id, version } = await save({});
  expect(await save({ id })).toEqual({ id, version });
  const changed = await save({ id, draft: draftOf({ subject: 'Deux' }), base: version });
  expect(changed.version).toBe(version + 1);
  await expect(
    save({ id, draft: draftOf({ subject: 'Trois' }), base: version }),
  ).rejects.toMatchObject({ code: 'STALE' });
  await expect(issue(id, { draft: draftOf() })).rejects.toMatchObject({ code: 'STALE' });
  expect(await issue(id, { draft: draftOf({ subject: 'Deux' }) })).toMatch(/^F-/);
});

test('what is no number, or of nothing, is no payment', async () => {
  const { id } = await issueNew();
  await expect(pay(id, Number.NaN)).rejects.toThrow('amount_is_number');
  for (const amount of [0, 0.004, -0.004])
    await expect(pay(id, amount)).rejects.toMatchObject({ code: '23514' });
});

test('what is given back is an entry of the same chain, and is taken back like a payment', async () => {
  const { id } = await issueNew();
  await pay(id, 50);
  const refund = await pay(id, -20);
  const correct = () =>
    owner("select amount::float from record_payment($1, $2, null, '2026-11-22', 'other', '', $3)", [
      randomUUID(),
      id,
      refund?.id,
    ]);
  expect(await correct()).toEqual([{ amount: 20 }]);
  await expect(correct()).rejects.toThrow('payments_corrects_key');
  expect(await owner('select kind from verify_integrity()')).toEqual([{ kind: null }]);
});

test('a draft is deleted as its device knew it, or stays; an issued document always does', async () => {
  const erase = async (id: string, base: number, ask = owner) =>
    (await ask('select delete_draft($1, $2) as done', [id, base]))[0]?.done;
  const { id, version } = await save({});
  await save({ id, draft: draftOf({ subject: 'Ailleurs' }), base: version });
  expect(await erase(id, version)).toBe(false);
  expect(await erase(id, version + 1, stranger)).toBe(false);
  expect(await erase(id, version + 1)).toBe(true);
  expect(await erase(id, version + 1)).toBe(false);
  const issued = await issueNew();
  const [frozen] = await owner(
    'select version from document_contents join documents on id = document_id where local_id = $1',
    [issued.id],
  );
  expect(await erase(issued.id, Number(frozen?.version))).toBe(false);
  await expect(anonymous("select delete_draft('a', 1)")).rejects.toThrow('permission denied');
});

test('a correction takes back what it corrects, once; the same entry twice is one', async () => {
  const { id } = await issueNew();
  const wrong = await pay(id, 50);
  const correct = () =>
    owner(
      "select amount::float from record_payment($1, $2, null, '2026-11-22', 'other', 'Erreur', $3)",
      [randomUUID(), id, wrong?.id],
    );
  expect(await correct()).toEqual([{ amount: -50 }]);
  await expect(correct()).rejects.toThrow('payments_corrects_key');
  const entry = randomUUID();
  expect(await pay(id, 120, entry)).toEqual(await pay(id, 120, entry));
  const text = `select amount::float from payments join documents as d on d.id = document_id
    where local_id = $1 order by payments.chain_position`;
  expect((await owner(text, [id])).map(({ amount }) => amount)).toEqual([50, -50, 120]);
});

test('a draft that comes back is another one than devices knew before its deletion', async () => {
  const first = await save({});
  await save({ id: first.id, draft: draftOf({ subject: 'Changé' }), base: first.version });
  await owner('select delete_draft($1, $2)', [first.id, first.version + 1]);
  const again = { id: first.id, draft: draftOf({ subject: 'Gardé ici' }), base: first.version };
  const { version } = await save(again);
  expect(version).toBeGreaterThan(1_000_000);
  for (const base of [0, first.version, first.version + 1])
    await expect(
      save({ id: first.id, draft: draftOf({ subject: 'Gardé ailleurs' }), base }),
    ).rejects.toThrow('Another device changed it');
  const read = { id: first.id, draft: draftOf({ subject: 'Lu, puis changé' }), base: version };
  expect((await save(read)).version).toBe(version + 1);
});

test('a quote that is marked is still a draft, and can be deleted', async () => {
  for (const milestone of ['sent', 'accepted', 'refused']) {
    const { id } = await save({ draft: draftOf({ kind: 'devis' }) });
    await owner('update documents set milestone = $2 where local_id = $1', [id, milestone]);
    const deleted = await owner('delete from documents where local_id = $1 returning id', [id]);
    expect(deleted, milestone).toHaveLength(1);
  }
});

test('a payment is not of a day to come, tomorrow apart', async () => {
  const { id } = await issueNew();
  const record = (paidOn: string) =>
    owner("select * from record_payment($1, $2, 10, $3, 'transfer')", [randomUUID(), id, paidOn]);
  const [tomorrow, after] = [1, 2].map((days) => getToday(new Date(Date.now() + days * DAY_MS)));
  await record(tomorrow ?? '');
  await expect(record(after ?? '')).rejects.toMatchObject({ code: 'PAYON' });
});

test('payments are of issued documents, and stay as they were recorded', async () => {
  const { id } = await save({});
  await expect(pay(id, 10)).rejects.toMatchObject({ code: 'NOISS' });
  await expect(owner('delete from payments')).rejects.toThrow('permission denied');
  await expect(database.owner.query('update public.payments set amount = 1')).rejects.toThrow(
    'stays',
  );
  await expect(database.owner.query('delete from public.payments')).rejects.toThrow('stays');
});

test('the first break of a chain is told, whatever broke it', async () => {
  const sub = await insertUser(database.owner);
  const ask = userOf(sub);
  const issued: Awaited<ReturnType<typeof issueNew>>[] = [];
  for (const subject of ['Un', 'Deux', 'Trois'])
    issued.push(await issueNew({ ask, draft: draftOf({ subject }) }));
  const verify = async () =>
    (
      await ask('select documents::int, payments::int, reference, reason from verify_integrity()')
    )[0];
  expect(await verify()).toEqual({ documents: 3, payments: 0, reference: null, reason: null });
  const tamper = async (text: string) => {
    const client = await database.owner.connect();
    await client.query("set session_replication_role = 'replica'");
    await client.query(text, [issued[1]?.id]);
    await client.query("set session_replication_role = 'origin'");
    client.release();
  };
  await tamper(`update public.document_contents set draft = jsonb_set(draft, '{subject}', '"Faux"')
    where document_id = (select id from public.documents where local_id = $1)`);
  expect(await verify()).toMatchObject({ reference: 'F-2026-0002', reason: 'changed' });
  await tamper('delete from public.documents where local_id = $1');
  expect(await verify()).toMatchObject({ reference: 'F-2026-0003', reason: 'missing' });
});

test('a stranger, an administrator and a visitor read and change nothing of it', async () => {
  const { id } = await issueNew();
  await pay(id, 120);
  for (const table of ['document_links', 'payments', 'document_files', 'document_deletions'])
    for (const other of [stranger, admin])
      expect(await other(`select user_id from ${table}`)).toEqual([]);
  for (const other of [stranger, admin]) {
    await expect(issue(id, { ask: other })).rejects.toMatchObject({ code: 'NODOC' });
    await expect(
      other("select record_payment($1, $2, 1, '2026-11-21')", [randomUUID(), id]),
    ).rejects.toMatchObject({ code: 'NOISS' });
    expect(await other('select local_id from list_changes()')).toEqual([]);
    expect(await other('select documents::int from verify_integrity()')).toEqual([
      { documents: 0 },
    ]);
  }
  for (const other of [anonymous, server])
    for (const call of [
      "issue_document('a', '{}', 'F')",
      "next_number('{}', 'F', '2026-11-20')",
      "leave_series('{}', 'F', 'F2', 'Erreur')",
      'verify_integrity()',
      "tell_statuses('{}')",
      'list_changes()',
    ])
      await expect(other(`select * from ${call}`), call).rejects.toThrow('permission denied');
  for (const table of ['document_links', 'payments', 'document_files', 'document_deletions'])
    await expect(anonymous(`select user_id from ${table}`)).rejects.toThrow('permission denied');
});

test('the file of an issued document is added once, is what its hash says, and never changes', async () => {
  const { id } = await issueNew();
  const draft = await save({});
  const add = (local: string, ask = owner, hash = "encode(sha256($2), 'hex')") =>
    ask(
      `insert into document_files (document_id, name, sha256, bytes)
      values ((select id from documents where local_id = $1), 'F.pdf', ${hash}, $2)`,
      [local, Buffer.from('%PDF')],
    );
  await expect(add(draft.id)).rejects.toMatchObject({ code: 'NOISS' });
  await expect(add(id, owner, "'0'")).rejects.toThrow('sha256_check');
  await add(id);
  await expect(add(id)).rejects.toThrow('document_files_pkey');
  await expect(owner("update document_files set name = 'G.pdf'")).rejects.toThrow(
    'permission denied',
  );
  await expect(owner('delete from document_files')).rejects.toThrow('permission denied');
});

test('a device learns what changed and what was deleted, and nothing twice', async () => {
  const ask = userOf(await insertUser(database.owner));
  const [kept, gone] = [await save({ ask }), await save({ ask })];
  await ask('delete from documents where local_id = $1', [gone.id]);
  const changes = await ask('select local_id, is_deleted, changed_at::text from list_changes()');
  expect(changes.map(({ local_id, is_deleted }) => [local_id, is_deleted])).toEqual([
    [kept.id, false],
    [gone.id, true],
  ]);
  const last = changes[1];
  expect(
    await ask('select local_id from list_changes($1::timestamptz, $2)', [
      last?.changed_at,
      gone.id,
    ]),
  ).toEqual([]);
});

const DAY_MS = 24 * 60 * 60 * 1000;
