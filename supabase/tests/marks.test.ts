import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { ownerId, owner } = await createPeople(database);

test('a mark keeps the day that was first said, never before the issue or after now', async () => {
  const { rows } = await database.owner.query(
    `insert into documents (user_id, document_type, number, issued_at, hash, series, chain_position)
     values ($1, 'facture-tva', 'F-1', '2026-03-10T10:00:00Z', 'h', 's', 1) returning id`,
    [ownerId],
  );
  const mark = async (milestone: string | null, day: string | null) => {
    const [row] = await owner(
      'update documents set milestone = $2, milestone_at = $3 where id = $1 returning milestone_at',
      [rows[0].id, milestone, day],
    );
    return row?.milestone_at;
  };
  const isNow = `select milestone_at <= now() and milestone_at > now() - interval '1 minute' as ok
    from documents where number = 'F-1'`;
  const first = '2026-05-04T22:30:00Z';
  expect(await mark('paid', first)).toEqual(new Date(first));
  expect(await mark('paid', '2026-05-09T10:00:00Z')).toEqual(new Date(first));
  expect(await mark(null, first)).toBeNull();
  // The clock of a device may be a year behind.
  expect(await mark('paid', '2025-05-04T22:30:00Z')).toEqual(new Date('2026-03-10T10:00:00Z'));
  await mark(null, null);
  await mark('paid', '2999-01-01T00:00:00Z');
  expect(await owner(isNow)).toEqual([{ ok: true }]);
  await mark(null, null);
  await owner("update documents set milestone = 'paid' where number = 'F-1'");
  expect(await owner(isNow)).toEqual([{ ok: true }]);
});

test('a mark of a draft is of no day before its issue', async () => {
  const { save, issue } = createIssuing(database, owner);
  const { id } = await save({});
  await owner(
    "update documents set milestone = 'paid', milestone_at = '2020-01-01' where local_id = $1",
    [id],
  );
  await issue(id);
  const [row] = await owner(
    'select milestone_at >= issued_at as ok from documents where local_id = $1',
    [id],
  );
  expect(row).toEqual({ ok: true });
});

test('a save says which change it found', async () => {
  const save = async (subject: string, base: number) => {
    const text = "select * from save_document('told', $1, '{}', '{}', $2)";
    const [row] = await owner(text, [{ kind: 'facture-tva', subject }, base]);
    return row;
  };
  const first = await save('Pose', 0);
  expect(first?.found_at).toBeNull();
  const second = await save('Pose et dépose', 1);
  expect(second?.found_at).toEqual(first?.updated_at);
  await owner("update documents set milestone = 'sent' where local_id = 'told'");
  const third = await save('Dépose', 2);
  expect(third?.found_at).not.toEqual(second?.updated_at);
  // The answer was lost: what is sent again finds itself.
  const again = await save('Dépose', 2);
  expect(again?.found_at).toEqual(third?.updated_at);
});
