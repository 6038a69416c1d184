import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DOCUMENT_NUMBER } from '#documents/law/figures/document-number.ts';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { server, owner: other } = await createPeople(database);
const { draftOf, userOf } = createIssuing(database, other);
const asOwner = async (text: string, values: unknown[] = []) =>
  (await database.owner.query(text, values)).rows;
const [day] = await asOwner('select private.today_in_france()::text as today');
const today: string = day.today;

const TO = 'compta@garance.fr';
const NUMBERING = { prefix: 'F', first: '', written: '' };
/** An account with a repetition, whose document of today comes with its numbering. */
const enter = async ({
  sendsTo = TO as string | null,
  issuing = NUMBERING as object | null,
  kind = 'facture-tva',
} = {}) => {
  const userId = await insertUser(database.owner);
  const ask = userOf(userId);
  const id = randomUUID();
  await ask(
    `insert into repetitions (id, model, every, first_on, next_on, sends_to)
     values ($1, $2, 'month', $3, $3, $4)`,
    [id, draftOf(), today, sendsTo],
  );
  const document = {
    ...{
      id: `r-${id}-0`,
      draft: draftOf({ issueDate: today, kind }),
      summary: { status: 'draft' },
    },
    ...{ words: { title: 'Facture' } },
    ...(issuing && { issuing }),
  };
  const keep = async () => {
    const [row] = await asOwner('select updated_at::text as at from repetitions where id = $1', [
      id,
    ]);
    const values = [id, userId, row?.at, 1, null, JSON.stringify([document])];
    return server('select * from keep_prepared($1, $2, $3, $4, $5, $6)', values);
  };
  return { userId, ask, keep, documentId: document.id };
};
const take = async () => (await server('select * from take_leaving()'))[0];
/** Other tests leave documents behind: those are taken first and ignored. */
const takeOf = async (userId: string) => {
  for (let row = await take(); row; row = await take()) if (row.user_id === userId) return row;
  return null;
};
const issue = async (userId: string, id: string) =>
  (await server('select * from issue_prepared($1, $2)', [userId, id]))[0];
const settle = async (userId: string, id: string, sentTo: string | null) =>
  (
    await server('select settled::int from settle_leaving($1, $2, $3, $4, $5, $6)', [
      ...[userId, id, sentTo, sentTo === null ? 'Trop lourd' : null],
      ...['F.pdf', Buffer.from('%PDF').toString('base64')],
    ])
  )[0];
const readTold = async (userId: string) =>
  (
    await asOwner('select words, is_sent from private.prepared_documents where user_id = $1', [
      userId,
    ])
  )[0];
const readMarks = async (ask: Ask) =>
  (await ask('select number, status, milestone from documents'))[0];
const WAITS = { number: null, status: 'draft', milestone: null };

test('it is issued, sent, kept with its file, then told with what became of it', async () => {
  const { userId, ask, keep, documentId } = await enter();
  await keep();
  expect(await takeOf(userId)).toMatchObject({
    ...{ document_id: documentId, owner_email: `${userId}@exemple.fr`, sends_to: TO },
    ...{ issued_at: null, is_handled: false, weight: '0' },
  });
  expect(await takeOf(userId)).toBeNull();
  const number = `F-${today.slice(0, 4)}-0001`;
  expect(await issue(userId, documentId)).toEqual({ number, refused: null });
  expect(await readMarks(ask)).toEqual({ number, status: 'issued', milestone: null });
  const [read] = await server('select * from read_leaving($1, $2)', [userId, documentId]);
  expect(read).toMatchObject({ draft: { number }, files: [] });
  expect(await settle(userId, documentId, TO)).toEqual({ settled: 1 });
  expect(await settle(userId, documentId, null)).toEqual({ settled: 0 });
  expect(await readMarks(ask)).toEqual({ number, status: 'sent', milestone: 'sent' });
  expect(await ask('select name, size from document_files')).toEqual([{ name: 'F.pdf', size: 4 }]);
  expect(await readTold(userId)).toEqual({
    ...{ is_sent: true, words: { title: 'Facture', number, sentTo: TO } },
  });
});

test('it is issued as its owner would: in a series without holes, chained, once', async () => {
  const { userId, ask, keep, documentId } = await enter();
  await ask("select save_document('own', $1, '{}', '{}')", [draftOf({ issueDate: today })]);
  await ask("select issue_document('own', $1, 'F')", [draftOf({ issueDate: today })]);
  await Promise.all([keep(), keep(), keep()]);
  const tries = await Promise.all([1, 2, 3].map(() => issue(userId, documentId)));
  expect(new Set(tries.map((row) => row?.number ?? row?.refused)).size).toBeLessThanOrEqual(2);
  const rows = await ask('select number, chain_position::int from documents order by number');
  const year = today.slice(0, 4);
  expect(rows).toEqual([
    { number: `F-${year}-0001`, chain_position: 1 },
    { number: `F-${year}-0002`, chain_position: 2 },
  ]);
  expect(await ask('select * from verify_integrity()')).toMatchObject([
    { documents: '2', kind: null },
  ]);
});

test('what became of a document before it is sent stays', async () => {
  const { userId, ask, keep, documentId } = await enter();
  await keep();
  await issue(userId, documentId);
  await ask("update documents set milestone = 'paid'");
  expect(await takeOf(userId)).toMatchObject({ is_handled: true });
  await settle(userId, documentId, TO);
  expect(await readMarks(ask)).toMatchObject({ milestone: 'paid' });
});

test('an account without room sends its document all the same', async () => {
  const { userId, ask, keep, documentId } = await enter();
  await keep();
  await issue(userId, documentId);
  await asOwner(
    `insert into private.account_usage (user_id, subject, used) values ($1, 'file_bytes', 10000000000)
     on conflict (user_id, subject) do update set used = excluded.used`,
    [userId],
  );
  await settle(userId, documentId, TO);
  expect(await readMarks(ask)).toMatchObject({ status: 'sent' });
  expect(await ask('select from document_files')).toEqual([]);
});

test('nothing leaves where its owner did not ask for it, nor where no mail reaches them', async () => {
  const [asked, unreached] = [await enter({ issuing: null }), await enter()];
  await asOwner("update auth.users set email = 'demo@facturier.invalid' where id = $1", [
    unreached.userId,
  ]);
  for (const { ask, keep, userId } of [asked, unreached]) {
    expect(await keep()).toEqual([{ is_kept: true, added: 1 }]);
    expect(await takeOf(userId)).toBeNull();
    expect(await readMarks(ask)).toEqual(WAITS);
  }
});

test.each([
  ['a pattern that is none', { ...NUMBERING, pattern: 'F-{OUPS}' }],
  ['a prefix that is none', { ...NUMBERING, prefix: 'f-' }],
  ['a number of other characters', { ...NUMBERING, pattern: 'Fact n°{NNNN}' }],
  ['a number that is too long', { ...NUMBERING, pattern: `${'F'.repeat(40)}{NNNN}` }],
])('%s gives no number, and takes none: the draft stays', async (_, issuing) => {
  const { userId, ask, keep, documentId } = await enter({ issuing });
  await keep();
  expect(await issue(userId, documentId)).toEqual({ number: null, refused: expect.any(String) });
  expect(await readMarks(ask)).toEqual(WAITS);
  expect(
    await asOwner('select last_number from private.number_series where user_id = $1', [userId]),
  ).toEqual([]);
  await settle(userId, documentId, null);
  expect(await readTold(userId)).toEqual({
    ...{ is_sent: false, words: { title: 'Facture', held: 'Trop lourd' } },
  });
});

test('the numbers that an invoice may have are those of the law', async () => {
  const [issuing] = await asOwner(
    "select prosrc from pg_proc where oid = 'private.issue_prepared'::regproc",
  );
  const [, pattern = ''] = /number !~ '([^']+)'/.exec(issuing.prosrc) ?? [];
  const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  for (const number of [...characters, '', 'F'.repeat(35), 'F'.repeat(36)])
    expect(new RegExp(pattern).test(number), number).toBe(DOCUMENT_NUMBER.test(number));
});

test('a quote is numbered as its author writes it', async () => {
  const issuing = { prefix: 'D', pattern: 'Devis n°{NNNN}', first: '', written: '' };
  const { userId, keep, documentId } = await enter({ issuing, kind: 'devis' });
  await keep();
  expect(await issue(userId, documentId)).toEqual({ number: 'Devis n°0001', refused: null });
});

test('what its repetition says counts when it leaves, and what its owner changed waits', async () => {
  const { userId, ask, keep, documentId } = await enter();
  await keep();
  const passHour = () =>
    asOwner("update private.prepared_documents set try_at = now() - interval '1 day'");
  await ask("update repetitions set sends_to = 'autre@garance.fr'");
  expect(await takeOf(userId)).toMatchObject({ sends_to: 'autre@garance.fr' });
  await passHour();
  await ask('update repetitions set is_paused = true, next_on = null');
  expect(await takeOf(userId)).toMatchObject({ sends_to: null });
  const changed = draftOf({ issueDate: today, subject: 'Corrigé' });
  await ask("select save_document($1, $2, '{}', '{}', 1)", [documentId, changed]);
  expect(await issue(userId, documentId)).toEqual({ number: null, refused: 'STALE' });
});

test('a suspended owner, or one who leaves, sends nothing', async () => {
  const { userId, keep } = await enter();
  await keep();
  const ban = (moment: string) =>
    asOwner(`update auth.users set banned_until = ${moment} where id = $1`, [userId]);
  await ban("now() + interval '1 day'");
  expect(await takeOf(userId)).toBeNull();
  await ban('null');
  await asOwner('insert into account_deletions (user_id) values ($1)', [userId]);
  expect(await takeOf(userId)).toBeNull();
  await asOwner('delete from account_deletions');
  expect(await takeOf(userId)).not.toBeNull();
});

test.each(['pas une adresse', 'a@b@c', '@', 'a b@c.fr', `${'a'.repeat(255)}@b.fr`])(
  'nothing is sent to « %s »',
  async (sendsTo) => {
    await expect(enter({ sendsTo })).rejects.toMatchObject({ code: '23514' });
  },
);
