import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { createOwnedDatabase } from '#server/backend/postgres/platform/owned-database.test.support.ts';
import { createEmptyDatabase, createTestDatabase } from '#server/test/test-database.ts';
import { askDatabase, type DatabaseFacts } from './ask-database.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { judgeDatabase } from './judge-database.ts';

const database = await createTestDatabase();
const { owner } = database;

async function ask(
  { access, url }: { access: typeof database.access; url: string },
  now = Date.now,
) {
  const place = { databaseUrl: url, dataDirectory: './data' };
  return await askDatabase(access, { place, now });
}
async function factsOf(asked: Parameters<typeof ask>[0], now = Date.now): Promise<DatabaseFacts> {
  const answer = await ask(asked, now);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.facts;
}
const collect = async (variables: Record<string, string>, world = {}) => {
  const findings: Diagnosis[] = [];
  for await (const finding of diagnose(variables, world)) findings.push(finding);
  return findings;
};

test('a database of this version is well, and nothing in it changes', async () => {
  const writes =
    'select xact_commit, tup_inserted, tup_updated from pg_stat_database where datname = current_database()';
  const before = await owner.query(writes);
  const facts = await factsOf(database);
  expect(judgeDatabase(facts).map(({ status }) => status)).toEqual(['good', 'good']);
  expect(facts).toMatchObject({ missingRoles: [], refused: [], mail: { waiting: 0, failed: [] } });
  const { rows } = await owner.query(writes);
  expect(rows[0].tup_inserted).toBe(before.rows[0].tup_inserted);
});

test('messages that wait and that were given up are counted, those of a restore are not', async () => {
  const id = randomUUID();
  await owner.query("select add_mail($1, 'lac@exemple.fr', 'document', 'Facture', '{}')", [id]);
  await owner.query(
    "update private.mail_queue set created_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  await owner.query(
    `insert into email_logs (recipient_email, email_type, subject, status, reason) values
      ('a@exemple.fr', 'document', 'a', 'failed', 'EENVELOPE 550'),
      ('a@exemple.fr', 'document', 'a', 'failed', 'restored')`,
  );
  const { mail } = await factsOf(database);
  expect(mail).toMatchObject({
    waiting: 1,
    news: 0,
    failed: [{ reason: 'EENVELOPE 550', total: 1 }],
  });
  expect(mail?.oldestS).toBeCloseTo(3600, -2);
});

test('an owner with roles made beforehand is well, before its first start and after', async () => {
  const owned = await createOwnedDatabase();
  const before = judgeDatabase(await factsOf(owned));
  expect(before.map(({ status }) => status)).toEqual(['good', 'advice']);
  const { stop } = await connectDatabase(owned.access);
  onTestFinished(stop);
  const after = judgeDatabase(await factsOf(owned));
  expect(after.map(({ status }) => status)).toEqual(['good', 'good']);
});

test('a user without the rights of an owner is told which are lacking', async () => {
  const empty = await createEmptyDatabase();
  const name = `essai_${randomUUID().replaceAll('-', '')}`;
  const { password } = new URL(empty.url);
  await owner.query(`create role ${name} login password '${decodeURIComponent(password)}'`);
  onTestFinished(async () => {
    await owner.query(`drop role ${name}`);
  });
  const url = new URL(empty.url);
  url.username = name;
  const facts = await factsOf({ access: accessByUrl(url.href), url: url.href });
  const [told] = judgeDatabase(facts);
  expect(told?.status).toBe('wrong');
  expect(told?.sentence).toContain(`alter role ${name} createrole bypassrls; alter database`);
});

test('a user who may read nothing of a database in service is told so, not that it is empty', async () => {
  const name = `essai_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(database.url);
  await owner.query(`create role ${name} login password '${decodeURIComponent(url.password)}'`);
  onTestFinished(async () => {
    await owner.query(`drop role ${name}`);
  });
  url.username = name;
  const facts = await factsOf({ access: accessByUrl(url.href), url: url.href });
  expect(judgeDatabase(facts).map(({ status }) => status)).toEqual(['wrong', 'unseen']);
  expect(facts.mail).toBeNull();
});

test('a database that was put back to an earlier release lacks migrations', async () => {
  const back = await createTestDatabase();
  await back.owner.query(
    "delete from supabase_migrations.schema_migrations where version = '20261128099960'",
  );
  const told = judgeDatabase(await factsOf(back));
  expect(told.find(({ status }) => status === 'wrong')?.sentence).toContain('lacks 1 migration ');
});

test('a database that does not answer is one sentence, without its password', async () => {
  const url = 'postgres://o:motdepasse@127.0.0.1:1/base';
  const answer = await ask({ access: accessByUrl(url), url });
  expect(answer).toEqual({
    ok: false,
    sentence: expect.stringContaining('PostgreSQL ne répond pas à l’adresse de DATABASE_URL'),
  });
  expect(JSON.stringify(answer)).not.toContain('motdepasse');
});

test('the clock of a machine that is a minute late is told', async () => {
  const now = () => Date.now() - 60_000;
  const { clock } = await factsOf(database, now);
  expect(clock.aheadMs / 1000).toBeCloseTo(60, -1);
  const findings = await collect({ DATABASE_URL: database.url }, { now });
  expect(findings.find(({ subject }) => subject === 'clock')).toMatchObject({
    status: 'wrong',
    sentence: expect.stringContaining('behind that of the database'),
  });
});

test('all subjects come in their order; one that hangs is told, and does not hold up the others', async () => {
  const findings = await collect({ DATABASE_URL: database.url });
  expect([...new Set(findings.map(({ subject }) => subject))]).toEqual([
    ...['settings', 'version', 'folder', 'disk', 'database', 'clock', 'mail', 'certificates'],
  ]);
  const hung = await collect({ DATABASE_URL: database.url }, { patienceMs: 0 });
  expect(hung.filter(({ sentence }) => sentence.startsWith('No answer within'))).not.toEqual([]);
});

test('when the database does not answer, the others are looked at all the same', async () => {
  const findings = await collect({ DATABASE_URL: 'postgres://o@127.0.0.1:1/base' });
  const of = (subject: string) => findings.filter((finding) => finding.subject === subject);
  expect(of('database')).toMatchObject([{ status: 'wrong' }]);
  expect(of('clock')).toMatchObject([{ status: 'unseen' }]);
  expect(of('mail').map(({ status }) => status)).toEqual(['good', 'unseen']);
});

test('a database that a variable does not name rightly is not replaced by another', async () => {
  const findings = await collect({ DATABASE_URL: 'mysql://o:sesame42@base/facturier' });
  expect(findings.find(({ subject }) => subject === 'database')).toEqual({
    subject: 'database',
    status: 'unseen',
    sentence: 'Not looked at until DATABASE_URL is mended.',
  });
  expect(JSON.stringify(findings)).not.toContain('sesame42');
});
