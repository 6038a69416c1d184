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

test.each([
  [
    '{NNN}/{MM}/{AAAA}',
    ['041/11/2025', '042/12/2025', '001/01/2026', '002/01/2026', '003/02/2026'],
  ],
  [
    'F-{MM}-{AAAA}-{NNN}',
    ['F-11-2025-041', 'F-12-2025-042', 'F-01-2026-001', 'F-01-2026-002', 'F-02-2026-003'],
  ],
  ['F{M}{AA}-{N}', ['F1125-41', 'F1225-42', 'F126-1', 'F126-2', 'F226-3']],
  ['T{T}-{A}-{NN}', ['T4-5-41', 'T4-5-42', 'T1-6-01', 'T1-6-02', 'T1-6-03']],
  [
    '{JJ}{MM}{AAAA}+{NN}',
    ['20112025+41', '02122025+42', '03012026+01', '04012026+02', '05022026+03'],
  ],
  [
    '{AAAA}/{AAAA+1}_{NN}',
    ['2025/2026_41', '2025/2026_42', '2025/2026_43', '2025/2026_44', '2025/2026_45'],
  ],
  ['{AA}-{AA+1}-{NN}', ['25-26-41', '25-26-42', '25-26-43', '25-26-44', '25-26-45']],
])(
  'a company may write %s: the account gives it, wherever the counter stands',
  async (pattern, numbers) => {
    const ask = userOf(await insertUser(database.owner));
    const { seller } = draftOf();
    const days = ['2025-11-20', '2025-12-02', '2026-01-03', '2026-01-04', '2026-02-05'];
    const [first = ''] = numbers;
    const given: string[] = [];
    for (const day of days) {
      const [told] = await ask('select number from next_number($1, $2, $3, $4, $5, $4)', [
        ...[seller, 'F', day, pattern, first],
      ]);
      const { number } = await issueNew(
        { ask, draft: draftOf({ issueDate: day }) },
        { pattern, first, written: pattern },
      );
      expect(told?.number).toBe(number);
      given.push(number);
    }
    expect(given).toEqual(numbers);
  },
);

test.each([
  [
    'FV/{NNN}/{MM}/{AAAA}',
    ['FV/001/10/2026', 'FV/002/10/2026', 'FV/001/11/2026', 'FV/002/11/2026'],
    'FV/003/11/2026',
    'FV/001/12/2026',
  ],
  [
    '{NNN}-{MM}-{AA}',
    ['007-10-26', '008-10-26', '009-11-26', '010-11-26'],
    '011-11-26',
    '012-12-26',
  ],
  [
    'F-{AAAA}-T{T}-{NN}',
    ['F-2026-T3-01', 'F-2026-T3-02', 'F-2026-T4-01', 'F-2026-T4-02'],
    'F-2026-T4-03',
    'F-2026-T4-04',
  ],
  ['F-{MM}-{NNN}', ['F-10-041', 'F-10-042', 'F-11-040', 'F-11-044'], 'F-11-045', 'F-12-046'],
  [
    '{AAAA}{MM}{JJ}-{NN}',
    ['20261004-01', '20261004-02', '20261105-01', '20261105-02'],
    '20261105-03',
    '20261201-01',
  ],
])(
  'numbers that were given elsewhere as %s are followed',
  async (written, numbers, next, later) => {
    const ask = userOf(await insertUser(database.owner));
    const days = ['2026-10-04', '2026-10-04', '2026-11-05', '2026-11-05'];
    for (const [index, number] of numbers.entries()) {
      const draft = draftOf({ issueDate: days[index], number });
      const { id } = await save({ ask, draft });
      await ask("select number from issue_document($1, $2, 'F', '', '', now(), $3)", [
        ...[id, draft, written],
      ]);
    }
    const { seller } = draftOf();
    const on = async (day: string) =>
      (await ask("select number from next_number($1, 'F', $2)", [seller, day]))[0]?.number;
    expect(await on('2026-11-05')).toBe(next);
    const { number } = await issueNew({ ask, draft: draftOf({ issueDate: '2026-11-05' }) });
    expect(number).toBe(next);
    expect(await on('2026-12-01')).toBe(later);
  },
);

test('a season that began before September goes on', async () => {
  const ask = userOf(await insertUser(database.owner));
  const { seller } = draftOf();
  const july = { first: '2025/2026-01', written: '{AAAA}/{AAAA+1}-{NN}' };
  const issueOn = async (issueDate: string, options = {}) =>
    (await issueNew({ ask, draft: draftOf({ issueDate }) }, options)).number;
  expect(await issueOn('2025-07-04', july)).toBe('2025/2026-01');
  expect(await issueOn('2025-08-20')).toBe('2025/2026-02');
  expect(await issueOn('2026-03-20')).toBe('2025/2026-03');
  const [next] = await ask("select number from next_number($1, 'F', '2026-09-02')", [seller]);
  expect(next?.number).toBe('2026/2027-01');
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
  const [never] = await ask("select * from next_number($1, 'F', '2026-11-20')", [seller]);
  expect(never).toMatchObject({ is_left: false, left_reason: null, left_on: null });
  await leave();
  const [next] = await ask("select *, left_on::text from next_number($1, 'F', '2026-11-20')", [
    seller,
  ]);
  expect(next).toMatchObject({ number: 'FB-2026-0001', is_left: true, is_begun: false });
  const left = { left_reason: 'L’horloge était en 2099', left_on: await dayOfFrance(0) };
  expect(next).toMatchObject(left);
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
