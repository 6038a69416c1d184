import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, server } = await createPeople(database);
/** « kept » until the same hour of Paris, a year or a number of days later. */
const ago = (period: string, shift: string) =>
  `((now() at time zone 'Europe/Paris' - interval '${period}' + interval '${shift}') at time zone 'Europe/Paris')`;

test('after a year, nothing says whose a counted file was; the file stays counted', async () => {
  await database.owner.query('delete from generated_pdfs');
  // Two days around the hour: a year of Paris and a year of the database part by an hour at most.
  for (const [number, shift] of [
    ['ancien', '-1 day'],
    ['récent', '1 day'],
  ])
    await database.owner.query(
      `insert into generated_pdfs
         (user_id, document_type, document_number, client_name, client_email, file_size, template, created_at)
       values ($1, 'facture-tva', $2, 'Garance', 'achats@garance.example', 40000, 'classique', ${ago('1 year', shift ?? '')})`,
      [ownerId, number],
    );
  await database.owner.query(
    `insert into generated_pdfs (document_type, file_size, created_at)
     values ('devis', 10000, ${ago('3 years', '0')})`,
  );
  await server('select purge_expired()');
  const { rows } = await database.owner.query(
    `select document_type, file_size, template, user_id, document_number, client_name, client_email
     from generated_pdfs order by created_at`,
  );
  const nobody = { user_id: null, document_number: null, client_name: null, client_email: null };
  expect(rows).toEqual([
    { document_type: 'devis', file_size: 10000, template: null, ...nobody },
    { document_type: 'facture-tva', file_size: 40000, template: 'classique', ...nobody },
    {
      document_type: 'facture-tva',
      file_size: 40000,
      template: 'classique',
      user_id: ownerId,
      document_number: 'récent',
      client_name: 'Garance',
      client_email: 'achats@garance.example',
    },
  ]);
  expect(await owner('select document_number from generated_pdfs')).toEqual([
    { document_number: 'récent' },
  ]);
});

test('a box that was ticked and never confirmed is forgotten after a month', async () => {
  for (const [email, shift, hasConsent] of [
    ['oubliee@exemple.fr', '-1 day', false],
    ['attendue@exemple.fr', '1 day', false],
    ['confirmee@exemple.fr', '-1 day', true],
  ])
    await database.owner.query(
      `insert into leads (email, newsletter_consent, newsletter_asked_at)
       values ($1, $2, ${ago('30 days', String(shift))})`,
      [email, hasConsent],
    );
  await server('select purge_expired()');
  const { rows } = await database.owner.query(
    'select email, newsletter_asked_at is not null as is_asked from leads order by email',
  );
  expect(rows).toEqual([
    { email: 'attendue@exemple.fr', is_asked: true },
    { email: 'confirmee@exemple.fr', is_asked: true },
    { email: 'oubliee@exemple.fr', is_asked: false },
  ]);
});

test('news that a sign-up asked for and nobody confirmed are forgotten after a month', async () => {
  const ask = async (shift: string) => {
    const id = await insertUser(database.owner, { newsletter_consent: true });
    await database.owner.query(
      `update profiles set newsletter_asked_at = ${ago('30 days', shift)} where user_id = $1`,
      [id],
    );
    return id;
  };
  const [old, recent] = [await ask('-1 day'), await ask('1 day')];
  expect(await server('select * from forget_news_questions()')).toEqual([{ forgotten: '1' }]);
  const { rows } = await database.owner.query(
    'select user_id as id from profiles where newsletter_asked_at is not null',
  );
  expect(rows).toEqual([{ id: recent }]);
  expect(await server(`select * from confirm_account_news('${old}')`)).toEqual([]);
});

test('after five years, the file that nobody made any more is not counted either', async () => {
  await database.owner.query('delete from generated_pdfs');
  await database.owner.query(
    `insert into generated_pdfs (user_id, document_type, file_size, created_at)
     values (null, 'devis', 1, ${ago('5 years', '-1 day')}), (null, 'devis', 2, ${ago('5 years', '1 day')}),
       ($1, 'devis', 3, ${ago('6 years', '0')})`,
    [ownerId],
  );
  const purge = async () => {
    await server('select purge_expired()');
    const { rows } = await database.owner.query('select file_size from generated_pdfs order by 1');
    return rows.map(({ file_size }) => file_size);
  };
  // A server that did not run for years first forgets whose it was.
  expect(await purge()).toEqual([2, 3]);
  expect(await purge()).toEqual([2]);
});

test('an account has ten thousand counted files at most: beyond them the oldest go', async () => {
  await database.owner.query('delete from generated_pdfs');
  await server(
    `insert into generated_pdfs (user_id, document_type, file_size, created_at)
     select $1, 'devis', number, now() - interval '1 day' + number * interval '1 second'
     from generate_series(1, 10000) as number`,
    [ownerId],
  );
  const held = async () => {
    const { rows } = await database.owner.query(
      'select count(*)::int, min(file_size) as first, max(file_size) as last from generated_pdfs',
    );
    return rows[0];
  };
  expect(await held()).toEqual({ count: 10_000, first: 1, last: 10_000 });
  const generation = { kind: 'devis', template: 'classique', isElectronic: false, brokenRules: [] };
  for (const size of [10_001, 10_002])
    await server('select record_generation(gen_random_uuid(), $1, $2)', [
      ownerId,
      { ...generation, size },
    ]);
  expect(await held()).toEqual({ count: 9001, first: 1002, last: 10_002 });

  // A purge that has the oldest rows in hand waits for the account, never the other way round.
  const purge = await database.owner.connect();
  await purge.query('begin');
  await purge.query('select from generated_pdfs order by created_at limit 10 for update');
  await server(
    `insert into generated_pdfs (user_id, document_type, file_size)
     select $1, 'devis', number from generate_series(10003, 11004) as number`,
    [ownerId],
  );
  expect((await held())?.count).toBeLessThan(10_000);
  await purge.query('rollback');
  purge.release();
});
