import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, server } = await createPeople(database);
/** « kept » until the same hour of Paris, a year or a number of days later. */
const ago = (period: string, shift: string) =>
  `((now() at time zone 'Europe/Paris' - interval '${period}' + interval '${shift}') at time zone 'Europe/Paris')`;

test('after a year, nothing says whose a counted file was; the file stays counted', async () => {
  await database.owner.query('truncate generated_pdfs');
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
