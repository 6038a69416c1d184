import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { owner, stranger, anonymous, admin, server } = await createPeople(database);

await server(
  `insert into generated_pdfs (document_type, template, file_size, is_electronic, broken_rules) values
    ('facture-tva', 'atelier', 10, true, '{}'),
    ('facture-tva', 'atelier', 10, false, '{seller-address,due-date}'),
    ('devis', null, 10, false, '{due-date}')`,
);
await database.owner.query(
  "insert into generated_pdfs (document_type, file_size, created_at) values ('recu', 1, now() - interval '40 days')",
);
await server("insert into leads (email) values ('a@exemple.fr'), ('b@exemple.fr')");
await server(
  `insert into email_logs (recipient_email, email_type, subject, status, reason) values
    ('a@b.fr', 'welcome', 'Bienvenue', 'sent', null),
    ('a@b.fr', 'welcome', 'Bienvenue', 'failed', 'EENVELOPE 550'),
    ('b@b.fr', 'welcome', 'Bienvenue', 'failed', 'EMESSAGE 554'),
    ('c@b.fr', 'welcome', 'Bienvenue', 'failed', 'EENVELOPE 550')`,
);

const figures = [
  'get_generation_shares()',
  'get_broken_rules()',
  'get_mail_outcomes()',
  'get_health()',
];

test('files are counted by kind and look, those of the last thirty days', async () => {
  expect(await admin('select * from get_generation_shares()')).toEqual([
    { document_type: 'facture-tva', template: 'atelier', total: '2', electronic: '1' },
    { document_type: 'devis', template: '', total: '1', electronic: '0' },
  ]);
});

test('the rules that fail most come first', async () => {
  expect(await admin('select * from get_broken_rules()')).toEqual([
    { rule: 'due-date', total: '2' },
    { rule: 'seller-address', total: '1' },
  ]);
});

test('a lead whose address has an account has become one', async () => {
  const [profile] = await admin('select email from profiles limit 1');
  await server('insert into leads (email) values ($1)', [profile?.email]);
  expect(await admin('select * from get_lead_conversion()')).toEqual([
    { total_leads: '3', converted_leads: '1' },
  ]);
  expect(await owner('select * from get_lead_conversion()')).toEqual([
    { total_leads: '0', converted_leads: '0' },
  ]);
});

test('messages are counted by what became of them and why, most often first', async () => {
  expect(await admin('select * from get_mail_outcomes()')).toEqual([
    { email_type: 'welcome', status: 'failed', reason: 'EENVELOPE 550', total: '2' },
    { email_type: 'welcome', status: 'failed', reason: 'EMESSAGE 554', total: '1' },
    { email_type: 'welcome', status: 'sent', reason: null, total: '1' },
  ]);
});

test('the health of the site is told', async () => {
  const [health] = await admin('select * from get_health()');
  expect(Number(health?.database_bytes)).toBeGreaterThan(1_000_000);
  expect(health).toMatchObject({ waiting_mail: '0', oldest_mail: null, due_deletions: '0' });
});

test('nobody else learns a figure', async () => {
  for (const figure of figures) {
    for (const ask of [owner, stranger])
      expect(await ask(`select * from ${figure}`), figure).toEqual([]);
    await expect(anonymous(`select * from ${figure}`), figure).rejects.toThrow('permission denied');
  }
});
