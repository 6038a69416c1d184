import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing, SIRENS } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, admin, anonymous, server } = await createPeople(database);
const { draftOf, issueNew, save, userOf } = createIssuing(database, owner);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const drawHash = () => hashOf(randomUUID());
const ADD = 'insert into client_pages (document_id, token_hash, days) values ($1, $2, 90)';
const READ = 'select document_id, expires_at, notes_visit, seen_at, created_at from client_pages';

async function findId(localId: string, ask: Ask = owner) {
  const [row] = await ask('select id from documents where local_id = $1', [localId]);
  return String(row?.id);
}

async function openPage(ask: Ask = owner, document?: { id: string }) {
  const { id: localId } = document ?? (await issueNew({ ask }));
  const [id, hash] = [await findId(localId, ask), drawHash()];
  await ask(ADD, [id, hash]);
  return { id, localId, hash };
}

async function read(hash: string) {
  const [row] = await server('select * from read_client_page($1)', [hash]);
  return row;
}

const listIds = (documents: unknown) =>
  (documents as { local_id: string }[]).map(({ local_id }) => local_id).sort();

test('its owner opens a page, changes its day, and ends it; nobody reads its token', async () => {
  const { id, hash } = await openPage();
  const own = `${READ} where document_id = $1`;
  expect(await owner(own, [id])).toMatchObject([{ notes_visit: true, seen_at: null }]);
  await owner('update client_pages set notes_visit = false, days = 7 where document_id = $1', [id]);
  const [page] = await owner(own, [id]);
  expect(page).toMatchObject({ notes_visit: false });
  expect(Number(page?.expires_at) - Number(page?.created_at)).toBe(7 * 86_400_000);
  for (const text of [
    'select token_hash from client_pages',
    'select * from client_pages',
    `delete from client_pages where token_hash = '${hash}'`,
    "update client_pages set notes_visit = true where token_hash <> ''",
    'update client_pages set notes_visit = true returning token_hash',
  ])
    await expect(owner(text), text).rejects.toThrow('permission denied');
  expect(
    await owner('delete from client_pages where document_id = $1 returning size', [id]),
  ).toEqual([{ size: 200 }]);
  expect(await read(hash)).toBeUndefined();
});

test('nobody else reads, opens, changes or ends it', async () => {
  const { id, hash } = await openPage();
  for (const other of [stranger, admin]) {
    expect(await other(READ)).toEqual([]);
    expect(
      await other('update client_pages set notes_visit = false returning document_id'),
    ).toEqual([]);
    expect(await other('delete from client_pages returning document_id')).toEqual([]);
    await expect(other(ADD, [id, drawHash()])).rejects.toMatchObject({ code: 'NOISS' });
  }
  for (const text of [
    READ,
    ADD,
    'delete from client_pages',
    'update client_pages set seen_at = now()',
  ])
    await expect(anonymous(text, text === ADD ? [id, hash] : [])).rejects.toThrow(
      'permission denied',
    );
  for (const ask of [owner, stranger, admin, anonymous])
    for (const call of ['read_client_page', 'note_client_page_seen'])
      await expect(ask(`select * from ${call}($1)`, [hash])).rejects.toMatchObject({
        code: '42501',
      });
  const given = 'insert into client_pages (user_id, document_id, token_hash, days) values';
  await expect(stranger(`${given} ($1, $2, $3, 90)`, [ownerId, id, drawHash()])).rejects.toThrow(
    'permission denied',
  );
  expect(await read(hash)).toMatchObject({ user_id: ownerId, document_id: id });
});

test('only the server says when it was seen, and nothing else of it', async () => {
  const { id } = await openPage();
  await expect(owner('update client_pages set seen_at = now()')).rejects.toThrow(
    'permission denied',
  );
  await expect(owner('update client_pages set created_at = now()')).rejects.toThrow(
    'permission denied',
  );
  await expect(server(ADD, [id, drawHash()])).rejects.toThrow('permission denied');
  for (const change of ['notes_visit = true', 'days = 9', 'expires_at = now()', "token_hash = 'x'"])
    await expect(server(`update client_pages set ${change}`)).rejects.toThrow('permission denied');
});

test('a draft has no page', async () => {
  const { id } = await save({});
  await expect(owner(ADD, [await findId(id), drawHash()])).rejects.toMatchObject({ code: 'NOISS' });
  await expect(owner(ADD, [randomUUID(), drawHash()])).rejects.toMatchObject({ code: 'NOISS' });
});

test.each([
  ['a token as it is', 'A'.repeat(22), 1, 'token_hash_check'],
  ['a hash in hexadecimal', 'a'.repeat(64), 1, 'token_hash_check'],
  ['more than four hundred days', drawHash(), 401, 'days_check'],
  ['no day', drawHash(), 0, 'days_check'],
  ['a day that has passed', drawHash(), -1, 'days_check'],
])('%s is refused', async (_, hash, days, constraint) => {
  const { id } = await issueNew();
  const text = 'insert into client_pages (document_id, token_hash, days) values ($1, $2, $3)';
  await expect(owner(text, [await findId(id), hash, days])).rejects.toThrow(constraint);
});

test('the days are counted by the clock of the database', async () => {
  const { id } = await issueNew();
  const text = `insert into client_pages (document_id, token_hash, days, expires_at)
    values ($1, $2, 30, now() + interval '300 days')`;
  await expect(owner(text, [await findId(id), drawHash()])).rejects.toThrow('permission denied');
});

test('a document has one page, and a token leads to one', async () => {
  const { id, hash } = await openPage();
  const { id: other } = await issueNew();
  for (const values of [
    [id, drawHash()],
    [await findId(other), hash],
  ])
    await expect(owner(ADD, values)).rejects.toMatchObject({ code: '23505' });
});

test('another token ends the former link, and nobody has seen the new one', async () => {
  const { id, hash } = await openPage();
  await server('select * from note_client_page_seen($1)', [hash]);
  await database.owner.query(
    `update client_pages set created_at = now() - interval '390 days', expires_at = now() + interval '5 days'
     where document_id = $1`,
    [id],
  );
  const lookAt = async () => (await owner(`${READ} where document_id = $1`, [id]))[0];
  const before = await lookAt();
  expect(before?.seen_at).not.toBeNull();
  await owner('update client_pages set notes_visit = true where document_id = $1', [id]);
  expect(await lookAt()).toEqual(before);

  const next = drawHash();
  await owner('update client_pages set token_hash = $2, days = 60 where document_id = $1', [
    id,
    next,
  ]);
  expect(await lookAt()).toMatchObject({ seen_at: null });
  expect(Number((await lookAt())?.created_at)).toBeGreaterThan(Number(before?.created_at));
  expect(await read(hash)).toBeUndefined();
  expect(await read(next)).toMatchObject({ document_id: id, seen_at: null });
});

test('a link leads nowhere after its day, and while its owner is suspended', async () => {
  const sub = await insertUser(database.owner);
  const { id, hash } = await openPage(userOf(sub));
  const setUser = (change: string) =>
    database.owner.query(`update auth.users set ${change} where id = $1`, [sub]);
  const isOpen = async () => (await read(hash)) !== undefined;
  expect(await isOpen()).toBe(true);
  for (const [change, undo] of [
    ["banned_until = now() + interval '1 hour'", "banned_until = now() - interval '1 second'"],
    ["banned_until = 'infinity'", 'banned_until = null'],
    ['deleted_at = now()', 'deleted_at = null'],
  ] as const) {
    await setUser(change);
    expect(await isOpen(), change).toBe(false);
    await setUser(undo);
    expect(await isOpen(), undo).toBe(true);
  }
  await expire(id, '1 second');
  expect(await isOpen()).toBe(false);
  expect(await server('select * from note_client_page_seen($1)', [hash])).toEqual([]);
  expect(await read(hashOf('unknown'))).toBeUndefined();
});

test('the first visit is noted, once, unless its owner does not want it', async () => {
  const { id, hash } = await openPage();
  const note = (asked = hash) => server('select * from note_client_page_seen($1)', [asked]);
  const noted = (await Promise.all([note(), note(), note()])).flat();
  expect(noted).toEqual([{ seen_at: expect.any(Date) }]);
  expect(await note()).toEqual([]);
  expect(await owner(`${READ} where document_id = $1`, [id])).toMatchObject(noted);

  const quiet = await openPage();
  await owner('update client_pages set notes_visit = false where document_id = $1', [quiet.id]);
  expect(await note(quiet.hash)).toEqual([]);
  expect(await read(quiet.hash)).toMatchObject({ notes_visit: false, seen_at: null });
});

test('the server reads what is tied to the document and issued, of this account alone', async () => {
  const quote = await save({ draft: draftOf({ kind: 'devis' }) });
  const deposit = await issueNew({ draft: draftOf({ subtype: 'deposit' }) });
  const balance = await issueNew({ draft: draftOf({ subtype: 'final' }) });
  const copy = await issueNew();
  const [next, loose, draft] = [await issueNew(), await issueNew(), await save({})];
  const tie = (from: string, to: string, relation: string, ask = owner) =>
    ask('insert into document_links (from_id, to_id, relation) values ($1, $2, $3)', [
      ...[from, to, relation],
    ]);
  // Through a quote that was never issued, to both ends.
  await tie(quote.id, deposit.id, 'deposit');
  await tie(quote.id, balance.id, 'final');
  await tie(balance.id, copy.id, 'replacement');
  await tie(balance.id, next.id, 'next-month');
  await tie(balance.id, draft.id, 'replacement');
  const lowered = await issueNew();
  await tie(copy.id, lowered.id, 'next-month');
  await owner('update document_links set set_off = 12.3 where to_id = $1', [lowered.id]);
  await owner("select record_payment($1, $2, 20, '2026-11-21', 'transfer', 'note')", [
    ...[randomUUID(), deposit.id],
  ]);
  await owner("select record_payment($1, $2, 30, '2026-11-21')", [randomUUID(), loose.id]);
  // Documents of another account, under the same ids and tied in the same way.
  for (const { id } of [quote, copy]) await issueNew({ id, ask: stranger });
  await tie(quote.id, copy.id, 'deposit', stranger);

  const { hash, localId } = await openPage(owner, deposit);
  const page = await read(hash);
  expect(localId).toBe(deposit.id);
  expect(page).toMatchObject({ user_id: ownerId, local_id: deposit.id, is_whole: true, files: [] });
  expect(page?.owner_email).toBe(`${ownerId}@exemple.fr`);
  expect(listIds(page?.documents)).toEqual([deposit.id, balance.id, copy.id, lowered.id].sort());
  expect(page?.links).toHaveLength(2);
  for (const link of [
    { from_id: balance.id, to_id: copy.id, set_off: null },
    { from_id: copy.id, to_id: lowered.id, set_off: 12.3 },
  ])
    expect(page?.links).toContainEqual(expect.objectContaining(link));
  expect(page?.payments).toEqual([
    expect.objectContaining({ local_id: deposit.id, amount: 20, corrects: null }),
  ]);
  expect(JSON.stringify(page?.payments)).not.toContain('note');
  expect((page?.documents as object[] | undefined)?.[0]).toMatchObject({
    draft: { number: expect.stringMatching(/^F-/) },
    milestone: null,
  });
});

test('avoirs, balances and situations that name the document by its number are read, and what an avoir names', async () => {
  const issued = async (change: object, prefix = 'L') =>
    issueNew({ draft: draftOf({ ...change }, SIRENS.lilas) }, { prefix });
  const invoice = await issued({});
  const other = await issued({});
  const deposit = await issued({ subtype: 'deposit' });
  const typed = `  ${invoice.number.toLowerCase()} `;
  const treatment = { kind: 'offset', invoice: typed };
  const avoir = await issued({ kind: 'avoir', credit: { reason: 'return', treatment } }, 'A');
  await owner("insert into document_links (from_id, to_id, relation) values ($1, $2, 'credit')", [
    ...[other.id, avoir.id],
  ]);
  const balance = await issued({
    subtype: 'final',
    prepayments: [{ amount: '10', reference: deposit.number }],
  });
  const situation = await issued({
    subtype: 'situation',
    ...{ situation: { rank: 1 }, prepayments: [{ amount: '4', reference: deposit.number }] },
  });
  const byRank = await issued({
    subtype: 'final',
    ...{ prepayments: [{ amount: '10' }], references: { preceding: [{ number: deposit.number }] } },
  });
  const idsOf = async (document: { id: string }) =>
    listIds((await read((await openPage(owner, document)).hash))?.documents);
  const three = [invoice.id, avoir.id, other.id].sort();
  expect(await idsOf(invoice)).toEqual(three);
  expect(await idsOf(other)).toEqual(three);
  expect(await idsOf(deposit)).toEqual([deposit.id, balance.id, situation.id, byRank.id].sort());
});

test('where too much is tied to it, the document is read alone', async () => {
  const invoice = await issueNew();
  for (let count = 0; count < 50; count += 1) {
    const { id } = await issueNew();
    await owner(
      "insert into document_links (from_id, to_id, relation) values ($1, $2, 'receipt')",
      [...[invoice.id, id]],
    );
  }
  const { hash } = await openPage(owner, invoice);
  const page = await read(hash);
  expect(page).toMatchObject({ is_whole: false, links: [] });
  expect(listIds(page?.documents)).toEqual([invoice.id]);
  await owner(
    'delete from document_links where from_id = $1 and to_id = (select max(to_id) from document_links where from_id = $1)',
    [invoice.id],
  );
  const whole = await read(hash);
  expect(whole?.is_whole).toBe(true);
  expect(listIds(whole?.documents)).toHaveLength(50);
});

test('what a client pays too much each month, and is set off on the next one, is followed', async () => {
  const first = await issueNew();
  let last = first;
  for (let count = 0; count < 20; count += 1) {
    const next = await issueNew();
    await owner(
      "insert into document_links (from_id, to_id, relation, set_off) values ($1, $2, 'next-month', 10)",
      [last.id, next.id],
    );
    last = next;
  }
  const { hash } = await openPage(owner, last);
  const page = await read(hash);
  expect(page?.is_whole).toBe(true);
  expect(listIds(page?.documents)).toHaveLength(21);
});

test('the files that its document carries come with it, and no other', async () => {
  const add = async (bytes: string) => {
    const [row] = await owner(
      `insert into draft_files (hash, media_type, bytes)
       values (encode(sha256($1::bytea), 'hex'), 'image/png', $1::bytea) returning hash`,
      [Buffer.from(bytes)],
    );
    return String(row?.hash);
  };
  const [logo, other] = [await add('logo'.repeat(30)), await add('autre')];
  const carry = (hash: string) => draftOf({ style: { logo: { data: `file:${hash}` } } });
  const invoice = await issueNew({ draft: carry(logo) });
  await issueNew({ draft: carry(other) });
  const { hash } = await openPage(owner, invoice);
  expect((await read(hash))?.files).toEqual([
    {
      hash: logo,
      media_type: 'image/png',
      base64: Buffer.from('logo'.repeat(30)).toString('base64'),
    },
  ]);
});

test('a page goes a month after its day, and with its account', async () => {
  const [late, gone] = [await openPage(), await openPage()];
  await expire(late.id, '29 days');
  await expire(gone.id, '31 days');
  await server('select from purge_expired()');
  const left = await owner('select document_id from client_pages where document_id = any ($1)', [
    [late.id, gone.id],
  ]);
  expect(left).toEqual([{ document_id: late.id }]);

  const sub = await insertUser(database.owner);
  await openPage(userOf(sub));
  await database.owner.query(
    "insert into account_deletions (user_id, requested_at, due_at) values ($1, now() - interval '15 days', now())",
    [sub],
  );
  await server('select purge_due_account()');
  const found = 'select from client_pages where user_id = $1';
  expect((await database.owner.query(found, [sub])).rows).toEqual([]);
});

async function expire(id: string, ago: string): Promise<void> {
  await database.owner.query(
    `update client_pages set created_at = now() - interval '100 days', expires_at = now() - $2::interval
     where document_id = $1`,
    [id, ago],
  );
}
