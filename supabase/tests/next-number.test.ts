import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { owner } = await createPeople(database);
const { draftOf, issueNew, save, userOf } = createIssuing(database, owner);

test('the day of a document is of the account’s clock: none after tomorrow takes a number', async () => {
  const ask = userOf(await insertUser(database.owner));
  const on = async (days: number) => draftOf({ issueDate: await dayOfFrance(days) });
  await expect(issueNew({ ask, draft: await on(2) })).rejects.toMatchObject({
    code: 'CLOCK',
    detail: await dayOfFrance(0),
  });
  const tomorrow = await issueNew({ ask, draft: await on(1) });
  expect(tomorrow.number).toMatch(/-0001$/);
  await expect(issueNew({ ask, draft: await on(0) })).rejects.toMatchObject({ code: 'DATES' });
  // Issued elsewhere with a wrong clock: it holds nobody up.
  const other = userOf(await insertUser(database.owner));
  const wrong = draftOf({ issueDate: await dayOfFrance(500), number: 'F-2099-0001' });
  const { id } = await save({ ask: other, draft: wrong });
  await other("select number from issue_document($1, $2, 'F', '', '', now())", [id, wrong]);
  const next = await issueNew({ ask: other, draft: await on(1) });
  expect(next.number).toMatch(/-0001$/);
});

test('the next number that is told is the one that is given', async () => {
  const ask = userOf(await insertUser(database.owner));
  const { seller } = draftOf();
  const next = async (issueDate = '2026-11-20', { pattern = '', first = '' } = {}) =>
    (
      await ask('select *, last_date::text from next_number($1, $2, $3, $4, $5)', [
        ...[seller, 'F', issueDate, pattern, first],
      ])
    )[0];
  expect(await next('2026-11-20', { first: 'FAC-041' })).toMatchObject({
    number: 'FAC-041',
    is_begun: false,
    last_number: null,
  });
  const issueNext = async (issueDate: string, options = {}) =>
    (
      await issueNew(
        { ask, draft: draftOf({ issueDate, kind: 'facture-auto-entrepreneur' }) },
        options,
      )
    ).number;
  expect(await issueNext('2025-11-20', { first: 'FAC-041' })).toBe('FAC-041');
  expect(await next()).toMatchObject({ number: 'FAC-042', is_begun: true, last_number: 'FAC-041' });
  for (const [day, options] of [
    ['2025-12-02', { first: 'FAC-900' }],
    ['2025-12-03', { pattern: 'F-{AAAA}-{NNNN}' }],
    ['2026-01-02', { pattern: 'F-{AAAA}-{NNNN}' }],
    ['2026-01-02', {}],
    ['2026-02-02', { pattern: 'B{AA}{MM}-{NN}' }],
  ] as const) {
    const told = await next(day, options);
    expect(await issueNext(day, options)).toBe(told?.number);
  }
  expect(await next('2026-03-01')).toMatchObject({ number: 'B2603-04', last_date: '2026-02-02' });
});

test('a series that a wrong year holds up is left for another, with its reason', async () => {
  const sub = await insertUser(database.owner);
  const ask = userOf(sub);
  const { seller } = draftOf();
  const leave = (name = 'FB', reason = 'L’horloge était en 2099') =>
    ask('select leave_series($1, $2, $3, $4)', [seller, 'F', name, reason]);
  await issueNew({ ask });
  await expect(leave()).rejects.toMatchObject({ code: 'NOTUP' });
  await database.owner.query(
    "update private.number_series set last_date = '2099-01-01' where user_id = $1",
    [sub],
  );
  await expect(issueNew({ ask })).rejects.toMatchObject({ code: 'DATES', detail: '2099-01-01' });
  for (const name of ['fb', '', 'F B', 'F', "'"]) await expect(leave(name), name).rejects.toThrow();
  await expect(leave('FB', '')).rejects.toThrow('left_reason');
  await leave();
  const [next] = await ask("select * from next_number($1, 'F', '2026-11-20')", [seller]);
  expect(next).toMatchObject({ number: 'FB-2026-0001', is_left: true, is_begun: false });
  expect((await issueNew({ ask }, { pattern: 'F-{AAAA}-{NNNN}' })).number).toBe('FB-2026-0001');
  expect((await issueNew({ ask })).number).toBe('FB-2026-0002');
  await expect(leave('FC')).rejects.toMatchObject({ code: 'NOTUP' });
  expect(await ask('select kind from verify_integrity()')).toEqual([{ kind: null }]);
});

/** A day of France, some days from that of the database: YYYY-MM-DD. */
async function dayOfFrance(days: number): Promise<string> {
  const { rows } = await database.owner.query(
    "select ((now() at time zone 'Europe/Paris')::date + $1::integer)::text as day",
    [days],
  );
  return rows[0].day;
}
