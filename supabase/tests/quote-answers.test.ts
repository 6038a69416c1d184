import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { KIND_NAMES, requireKind } from '#documents';
import { insertUser } from '#server/test/people.ts';
import {
  accepted,
  codeHash,
  createQuoteDatabase,
  drawHash,
  PNG,
  type Quote,
  refused,
} from './quote-answers.test.support.ts';

const quotes = await createQuoteDatabase();
const { database, ownerId, owner, stranger, admin, anonymous, server } = quotes;
const { draftOf, issueNew, save, userOf } = quotes;
const { openQuote, answer, outcomeOf, begin, read, markOf } = quotes;

test('an accepted quote is marked, and what proves it is kept', async () => {
  const quote = await openQuote();
  expect(await read(quote)).toMatchObject({ asks_code: false, quote_state: 'open', answer: null });
  const before = await markOf(quote);
  const done = await answer(quote, { signature: PNG });
  const { code_hash: _code, ...told } = accepted;
  const kept = {
    ...{ verdict: told.verdict, signer_name: told.name, reason: null, choices: [1, 3] },
    ...{ content_hash: told.content_hash, network: told.network, proven_email: null },
    ...{ signature: PNG, answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  };
  expect(done).toEqual({ outcome: 'done', answer: kept });
  expect(await read(quote)).toMatchObject({ quote_state: 'answered', answer: done.answer });
  const after = await markOf(quote);
  expect(after).toMatchObject({ milestone: 'accepted', status: 'accepted' });
  expect(Number(after?.milestone_at)).toBe(Date.parse(String(done.answer?.answered_at)));
  expect(Number(after?.updated_at)).toBeGreaterThan(Number(before?.updated_at));
  const [row] = await owner('select * from quote_answers where document_id = $1', [quote.id]);
  expect(row).toMatchObject({ user_id: ownerId, signer_name: 'Zoé Martin', choices: [1, 3] });
  expect(row?.size).toBe(500 + 4 + PNG.length);
});

test('a refused quote is marked, with its reason', async () => {
  const quote = await openQuote();
  expect(await answer(quote, {}, refused)).toMatchObject({
    outcome: 'done',
    answer: { verdict: 'refused', reason: 'Trop cher', choices: [], signature: null },
  });
  expect(await markOf(quote)).toMatchObject({ milestone: 'refused', status: 'refused' });
  expect(await outcomeOf(quote)).toBe('answered');
});

test('its owner alone reads an answer, and nobody writes, changes or deletes one', async () => {
  const quote = await openQuote();
  await answer(quote);
  const READ = 'select document_id from quote_answers';
  for (const other of [stranger, admin]) expect(await other(READ)).toEqual([]);
  await expect(anonymous(READ)).rejects.toThrow('permission denied');
  await expect(server(READ)).rejects.toThrow('permission denied');
  const { id } = await openQuote();
  const insert = `insert into quote_answers (document_id, user_id, verdict, signer_name, content_hash)
    values ('${id}', '${ownerId}', 'accepted', 'Zoé', '${accepted.content_hash}')`;
  for (const ask of [owner, stranger, admin, anonymous, server])
    for (const text of [
      insert,
      "update quote_answers set signer_name = 'Zoé'",
      'delete from quote_answers',
      'truncate quote_answers',
      'select * from private.answer_codes',
      "update private.answer_codes set tries = 0, code_hash = ''",
    ])
      await expect(ask(text), text).rejects.toMatchObject({ code: '42501' });
  for (const ask of [owner, stranger, admin, anonymous])
    for (const text of [
      'select * from answer_quote($1, $2)',
      "select * from begin_answer_code($1, $2, 'a@b.fr')",
    ])
      await expect(ask(text, [quote.hash, '{}']), text).rejects.toMatchObject({ code: '42501' });
  // Nor the owner of the database.
  for (const text of ["update quote_answers set signer_name = 'X'", 'delete from quote_answers'])
    await expect(database.owner.query(text)).rejects.toMatchObject({ code: 'FROZE' });
});

test('whether a page asks for a code is for its owner to say', async () => {
  const quote = await openQuote();
  const asks = 'update client_pages set asks_code = true where document_id = $1';
  for (const other of [stranger, admin]) await other(asks, [quote.id]);
  expect((await read(quote))?.asks_code).toBe(false);
  await expect(server(asks, [quote.id])).rejects.toThrow('permission denied');
  await owner(asks, [quote.id]);
  expect((await read(quote))?.asks_code).toBe(true);
  expect(
    await owner('select asks_code from client_pages where document_id = $1', [quote.id]),
  ).toEqual([{ asks_code: true }]);
});

test('of the kinds of the domain, those that end on a day are answered', async () => {
  for (const kind of KIND_NAMES) {
    const quote = await openQuote({ draft: { kind } });
    const state = requireKind(kind).hasValidity ? 'open' : 'not-a-quote';
    expect((await read(quote))?.quote_state, kind).toBe(state);
    if (state === 'open') continue;
    expect(await outcomeOf(quote), kind).toBe(state);
    expect((await begin(quote, '123456')).outcome, kind).toBe(state);
    expect((await markOf(quote))?.milestone).toBeNull();
  }
});

test('two at once: one answers, and the other is told', async () => {
  for (const [first, second] of [
    [accepted, { ...accepted, name: 'Émile' }],
    [accepted, refused],
  ]) {
    const quote = await openQuote();
    const both = await Promise.all([answer(quote, {}, first), answer(quote, {}, second)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['answered', 'done']);
    const done = both.find(({ outcome }) => outcome === 'done');
    expect((await read(quote))?.answer).toEqual(done?.answer);
    expect((await markOf(quote))?.milestone).toBe(done?.answer?.verdict);
  }
});

test('the same answer again is the one that was kept, within the hour', async () => {
  const quote = await openQuote();
  const both = await Promise.all([answer(quote), answer(quote)]);
  expect(both[0]).toMatchObject({ outcome: 'done' });
  expect(both[1]).toEqual(both[0]);
  const mark = await markOf(quote);
  expect(await answer(quote, { signature: PNG, network: null })).toEqual(both[0]);
  expect(await markOf(quote)).toEqual(mark);
  for (const change of [
    { name: 'Émile' },
    { choices: [1] },
    { choices: [] },
    { content_hash: codeHash('other') },
    { ...refused, content_hash: accepted.content_hash },
  ])
    expect(await outcomeOf(quote, change), JSON.stringify(change)).toBe('answered');
  await database.owner.query('alter table quote_answers disable trigger quote_answers_keep');
  await database.owner.query(
    "update quote_answers set answered_at = now() - interval '61 minutes' where document_id = $1",
    [quote.id],
  );
  await database.owner.query('alter table quote_answers enable trigger quote_answers_keep');
  expect(await outcomeOf(quote)).toBe('answered');
});

test('a quote is answered until its last day in France, and not after it', async () => {
  const [row] = await database.owner
    .query(
      "select to_char(private.today_in_france(), 'YYYY-MM-DD') as today, to_char(private.today_in_france() - 1, 'YYYY-MM-DD') as before",
    )
    .then(({ rows }) => rows);
  for (const [validUntil, outcome] of [
    [row.before, 'expired'],
    ['2026-02-30', 'expired'],
    [row.today, 'done'],
    ['', 'done'],
    ['bientôt', 'done'],
    [undefined, 'done'],
  ]) {
    const quote = await openQuote({ draft: { validUntil } });
    expect((await read(quote))?.quote_state, validUntil).toBe(
      outcome === 'done' ? 'open' : outcome,
    );
    expect(await outcomeOf(quote), validUntil).toBe(outcome);
    expect((await markOf(quote))?.milestone).toBe(outcome === 'done' ? 'accepted' : null);
  }
});

test('the day is that of France when it is another one elsewhere', async () => {
  const quote = await openQuote({ draft: { validUntil: '2026-11-20' } });
  const { rows } = await database.owner.query<{ text: string }>(
    "select pg_get_functiondef('private.today_in_france()'::regprocedure) as text",
  );
  onTestFinished(async () => {
    await database.owner.query(rows[0]?.text ?? '');
  });
  const setNow = (moment: string) =>
    database.owner.query((rows[0]?.text ?? '').replace('now()', `'${moment}'::timestamptz`));
  await setNow('2026-11-20T22:59:00Z');
  expect((await read(quote))?.quote_state).toBe('open');
  await setNow('2026-11-20T23:00:00Z');
  expect((await read(quote))?.quote_state).toBe('expired');
});

test('the answer of a customer outlives a « sent » that comes late, and its owner takes the mark away', async () => {
  const quote = await openQuote();
  await answer(quote);
  const setMark = (value: string | null) =>
    owner('update documents set milestone = $2 where id = $1', [quote.id, value]);
  await setMark('sent');
  expect((await markOf(quote))?.milestone).toBe('accepted');
  await setMark(null);
  expect((await markOf(quote))?.milestone).toBeNull();
});

test.each(['accepted', 'refused', 'paid'])(
  'a quote that its owner marked as %s is closed',
  async (mark) => {
    const quote = await openQuote({ asksCode: true });
    const setMark = (value: string | null) =>
      owner('update documents set milestone = $2 where id = $1', [quote.id, value]);
    await setMark(mark);
    expect(await read(quote)).toMatchObject({ quote_state: 'closed', answer: null });
    expect(await outcomeOf(quote, {}, refused)).toBe('closed');
    expect(await begin(quote, '123456')).toEqual({ outcome: 'closed', expires_at: null });
    expect((await markOf(quote))?.milestone).toBe(mark);
    // A mark may be taken back.
    await setMark('sent');
    expect(await outcomeOf(quote, {}, refused)).toBe('code-needed');
  },
);

test.each(['invoice', 'deposit', 'situation', 'final', 'replacement'])(
  'a quote from which a %s was made is closed, issued or not',
  async (relation) => {
    const tie = (from: string, to: string, relation: string, ask = owner) =>
      ask('insert into document_links (from_id, to_id, relation) values ($1, $2, $3)', [
        ...[from, to, relation],
      ]);
    for (const made of [await issueNew(), await save({})]) {
      const quote = await openQuote();
      await tie(quote.localId, made.id, relation);
      expect(await outcomeOf(quote)).toBe('closed');
    }
    const other = await openQuote();
    await tie((await issueNew()).id, other.localId, relation);
    await tie(other.localId, (await save({})).id, 'next-month');
    await tie(other.localId, (await save({})).id, 'amendment');
    await tie(other.localId, (await save({})).id, relation, stranger);
    // A draft that was made from it, and deleted since.
    const gone = randomUUID();
    await tie(other.localId, gone, relation);
    expect((await read(other))?.quote_state).toBe('closed');
    const setDeleted = (deleted: object) =>
      owner('update document_links set deleted = $2 where to_id = $1', [gone, deleted]);
    await setDeleted({ from: { number: 'D-1' } });
    expect((await read(other))?.quote_state).toBe('closed');
    await setDeleted({ to: { number: 'F-1' } });
    expect(await outcomeOf(other)).toBe('done');
  },
);

test('a page that is over, replaced, closed or of a suspended account takes no answer', async () => {
  const sub = await insertUser(database.owner);
  const ask = userOf(sub);
  const quote = await openQuote({ ask, asksCode: true });
  const isGone = async (gone: Quote = quote) =>
    [await outcomeOf(gone, {}, refused), (await begin(gone, '1')).outcome].every(
      (outcome) => outcome === 'gone',
    );
  expect(await isGone({ ...quote, hash: drawHash() })).toBe(true);
  for (const [change, undo] of [
    ["banned_until = now() + interval '1 hour'", 'banned_until = null'],
    ['deleted_at = now()', 'deleted_at = null'],
  ]) {
    await database.owner.query(`update auth.users set ${change} where id = $1`, [sub]);
    expect(await isGone()).toBe(true);
    await database.owner.query(`update auth.users set ${undo} where id = $1`, [sub]);
  }
  const end = (ends: string) =>
    database.owner.query(
      `update client_pages set created_at = now() - interval '100 days', expires_at = ${ends} where document_id = $1`,
      [quote.id],
    );
  await end('now()');
  expect(await isGone()).toBe(true);
  await end("now() + interval '1 day'");
  const next = drawHash();
  await ask('update client_pages set token_hash = $2 where document_id = $1', [quote.id, next]);
  expect(await isGone()).toBe(true);
  await ask('delete from client_pages where document_id = $1', [quote.id]);
  expect(await isGone({ ...quote, hash: next })).toBe(true);
  expect((await markOf(quote, ask))?.milestone).toBeNull();
});

test('an answer stays when its page is closed, and another page tells it', async () => {
  const quote = await openQuote();
  const { answer: kept } = await answer(quote);
  await owner('delete from client_pages where document_id = $1', [quote.id]);
  expect(
    await owner('select verdict from quote_answers where document_id = $1', [quote.id]),
  ).toEqual([{ verdict: 'accepted' }]);
  const hash = drawHash();
  await owner('insert into client_pages (document_id, token_hash, days) values ($1, $2, 9)', [
    ...[quote.id, hash],
  ]);
  await owner('update documents set milestone = null where id = $1', [quote.id]);
  expect(await read({ ...quote, hash })).toMatchObject({ quote_state: 'answered', answer: kept });
  expect(await outcomeOf({ ...quote, hash }, { name: 'Émile' })).toBe('answered');
});

test.each([
  ['another verdict', { verdict: 'perhaps' }, 'verdict_check'],
  ['no name', { name: '' }, 'signer_name_check'],
  ['a long name', { name: 'a'.repeat(101) }, 'signer_name_check'],
  ['a reason to accept', { reason: 'Oui' }, 'verdict_only_check'],
  ['a place before the first line', { choices: [-1] }, 'choices_check'],
  ['too many choices', { choices: Array.from({ length: 501 }, (_, at) => at) }, 'choices_check'],
  ['an empty choice', { choices: [null] }, 'choices_check'],
  ['no hash', { content_hash: 'a' }, 'content_hash_check'],
  ['a whole address', { network: '203.0.113.7' }, 'network_check'],
  ['a signature of another kind', { signature: 'data:text/html;base64,AAAA' }, 'signature_check'],
  [
    'a long signature',
    { signature: `data:image/png;base64,${'A'.repeat(60_000)}` },
    'signature_check',
  ],
])('%s is refused', async (_, change, constraint) => {
  const quote = await openQuote();
  await expect(answer(quote, change)).rejects.toThrow(constraint);
  expect((await read(quote))?.quote_state).toBe('open');
});

test.each([
  ['choices', { choices: [1] }],
  ['a signature', { signature: PNG }],
])('a refusal has no %s', async (_, change) => {
  await expect(answer(await openQuote(), change, refused)).rejects.toThrow('verdict_only_check');
});

test('an answer goes with its account, and not before', async () => {
  const sub = await insertUser(database.owner);
  const quote = await openQuote({ ask: userOf(sub), asksCode: true });
  await answer(quote, {}, refused);
  const other = await openQuote({ ask: userOf(sub), asksCode: true });
  await begin(other, '123456');
  await expect(
    database.owner.query('delete from auth.users where id = $1', [sub]),
  ).rejects.toMatchObject({ code: 'FROZE' });
  await database.owner.query(
    "insert into account_deletions (user_id, requested_at, due_at) values ($1, now() - interval '15 days', now())",
    [sub],
  );
  await server('select purge_due_account()');
  for (const table of ['public.quote_answers', 'private.answer_codes'])
    expect(
      (await database.owner.query(`select from ${table} where user_id = $1`, [sub])).rows,
    ).toEqual([]);
});

test('what was chosen is read with the quotes that are tied to a document', async () => {
  const quote = await openQuote();
  await answer(quote);
  const deposit = await issueNew({ draft: draftOf({ subtype: 'deposit' }) });
  await owner("insert into document_links (from_id, to_id, relation) values ($1, $2, 'deposit')", [
    ...[quote.localId, deposit.id],
  ]);
  const [row] = await owner('select id from documents where local_id = $1', [deposit.id]);
  const hash = drawHash();
  await owner('insert into client_pages (document_id, token_hash, days) values ($1, $2, 9)', [
    ...[row?.id, hash],
  ]);
  const page = await read({ ...quote, hash });
  const documents = page?.documents as { local_id: string; choices: number[] | null }[];
  const chosen = new Map(documents.map(({ local_id, choices }) => [local_id, choices]));
  expect(chosen).toEqual(
    new Map([
      [quote.localId, [1, 3]],
      [deposit.id, null],
    ]),
  );
  expect(page).toMatchObject({ quote_state: 'not-a-quote', answer: null });
});
