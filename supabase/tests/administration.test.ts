import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);

test('a role is read by who has it, and given by nobody', async () => {
  expect(await admin('select role from user_roles')).toEqual([{ role: 'admin' }]);
  expect(await owner('select role from user_roles')).toEqual([]);
  await expect(anonymous('select role from user_roles')).rejects.toThrow('permission denied');
  for (const ask of [owner, admin, anonymous])
    await expect(
      ask("insert into user_roles (user_id, role) values ($1, 'admin')", [ownerId]),
    ).rejects.toThrow('permission denied');
  for (const ask of [owner, admin])
    await expect(ask('delete from user_roles')).rejects.toThrow('permission denied');
});

test('claims that say « admin » make nobody an administrator', async () => {
  expect(await owner('select private.is_admin() as is_admin')).toEqual([{ is_admin: false }]);
  expect(await admin('select private.is_admin() as is_admin')).toEqual([{ is_admin: true }]);
  await expect(anonymous('select private.is_admin()')).rejects.toThrow('permission denied');
});

const records = [
  { table: 'leads', insert: "insert into leads (email) values ('visiteur@exemple.fr')" },
  {
    table: 'email_logs',
    insert:
      "insert into email_logs (recipient_email, email_type, subject, status) values ('a@b.fr', 'welcome', 'Bienvenue', 'sent')",
  },
  {
    table: 'generated_pdfs',
    insert: "insert into generated_pdfs (document_type, file_size) values ('devis', 51200)",
  },
  {
    table: 'page_votes',
    insert: "insert into page_votes (slug, helpful) values ('devis-conforme', 1)",
  },
  {
    table: 'support_messages',
    insert:
      "insert into support_messages (email, subject, message) values ('a@b.fr', 'Une question', 'Bonjour')",
  },
];

for (const { table, insert } of records) {
  test(`${table}: written by the server, read by administrators, closed to all others`, async () => {
    await server(insert);
    expect(await admin(`select * from ${table}`)).toHaveLength(1);
    for (const ask of [owner, stranger]) {
      expect(await ask(`select * from ${table}`)).toEqual([]);
      await expect(ask(insert)).rejects.toThrow('permission denied');
      await expect(ask(`delete from ${table}`)).rejects.toThrow('permission denied');
    }
    for (const text of [`select * from ${table}`, insert])
      await expect(anonymous(text)).rejects.toThrow('permission denied');
    await expect(admin(insert)).rejects.toThrow('permission denied');
  });
}

test('users read what is kept about them, and nothing of others', async () => {
  await server(
    "insert into generated_pdfs (user_id, document_type, file_size) values ($1, 'recu', 1)",
    [ownerId],
  );
  await server(
    "insert into support_messages (user_id, email, subject, message) values ($1, 'a@b.fr', 'Aide', 'Merci')",
    [ownerId],
  );
  for (const table of ['generated_pdfs', 'support_messages']) {
    expect(await owner(`select user_id from ${table}`)).toEqual([{ user_id: ownerId }]);
    expect(await stranger(`select * from ${table}`)).toEqual([]);
    expect(await admin(`select * from ${table}`)).toHaveLength(2);
  }
});

test('days are those of Paris, the empty ones too, and a stranger counts nothing', async () => {
  // 23:30 of the 1st of March in Paris is the evening before in New York, and the same day in UTC.
  const yesterday =
    "((now() at time zone 'Europe/Paris')::date - 1)::timestamp + interval '23 hours 30 minutes'";
  await database.owner.query(
    `insert into leads (email, created_at) values ('hier@exemple.fr', (${yesterday}) at time zone 'Europe/Paris')`,
  );
  const days = await admin(
    "select day::text, lead_count::int from get_daily_leads_counts('Europe/Paris', 30)",
  );
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ lead_count: 1 });
  expect(days.at(-2)).toMatchObject({ lead_count: 1 });
  expect(days.slice(0, -2).every(({ lead_count }) => lead_count === 0)).toBe(true);
  expect(await owner('select * from get_daily_leads_counts()')).toEqual([]);
  await expect(anonymous('select * from get_daily_leads_counts()')).rejects.toThrow(
    'permission denied',
  );
});

test('the days when the clocks change are whole days', async () => {
  await database.owner.query('truncate leads');
  const days = listClockChanges();
  expect(days.length).toBeGreaterThan(0);
  for (const day of days)
    for (const [email, moment] of [
      ['eve', `date '${day}' - time '00:00:01'`],
      ['first', `timestamp '${day} 00:00:00'`],
      ['last', `timestamp '${day} 23:59:59'`],
      ['morrow', `date '${day}' + interval '1 day'`],
    ])
      await database.owner.query(
        `insert into leads (email, created_at) values ($1, (${moment})::timestamp at time zone 'Europe/Paris')`,
        [`${email}-${day}@exemple.fr`],
      );
  const counted = await admin(
    "select day::text, lead_count::int from get_daily_leads_counts('Europe/Paris', 366) where lead_count > 0",
  );
  expect(counted.map(({ lead_count }) => lead_count)).toEqual(days.flatMap(() => [1, 2, 1]));
  expect(counted.filter(({ lead_count }) => lead_count === 2).map(({ day }) => day)).toEqual(days);
});

/** In Paris, within a window of 366 days, with the days around them: YYYY-MM-DD. */
function listClockChanges(): string[] {
  const now = Date.now();
  const year = new Date().getUTCFullYear();
  return [year - 1, year]
    .flatMap((each) => [lastSundayOf(each, 3), lastSundayOf(each, 10)])
    .filter((sunday) => now - sunday > 2 * DAY_MS && now - sunday < 364 * DAY_MS)
    .map((sunday) => new Date(sunday).toISOString().slice(0, 10));
}

/** Months count from 1. */
function lastSundayOf(year: number, month: number): number {
  const end = Date.UTC(year, month, 0);
  return end - new Date(end).getUTCDay() * DAY_MS;
}

const DAY_MS = 86_400_000;

test('a search finds what a row holds, the newest first, and signs are only signs', async () => {
  await database.owner.query('truncate leads');
  for (const [email, day] of [
    ['Zoe_50%@exemple.fr', '2026-11-02'],
    ['zoe.martin@exemple.fr', '2026-11-01'],
    ['zoe-50@exemple.fr', '2026-11-03'],
  ])
    await database.owner.query('insert into leads (email, created_at) values ($1, $2)', [
      email,
      day,
    ]);
  const find = async (ask: typeof admin, search: string, from = 0, count = 50) => {
    const [row] = await ask(
      `select array_agg(email order by place) as emails
       from find_rows('leads', $1, $2, $3), unnest(keys) with ordinality as found (id, place)
       join leads using (id)`,
      [search, from, count],
    );
    return row?.emails ?? [];
  };
  const [first, second, third] = [
    'zoe-50@exemple.fr',
    'Zoe_50%@exemple.fr',
    'zoe.martin@exemple.fr',
  ];
  expect(await find(admin, 'ZOE')).toEqual([first, second, third]);
  expect(await find(admin, 'zoe', 1, 1)).toEqual([second]);
  expect(await find(admin, '_50%')).toEqual([second]);
  expect(await find(admin, '\\')).toEqual([]);
  for (const ask of [owner, stranger])
    expect(await ask("select * from find_rows('leads', 'zoe')")).toEqual([]);
  await expect(anonymous("select * from find_rows('leads', 'zoe')")).rejects.toThrow(
    'permission denied',
  );
});

test('each list is counted and searched, for administrators alone', async () => {
  const lists = ['profiles', 'documents', 'clients', 'companies', 'products', 'newsletter'];
  for (const list of [...lists, 'leads', 'emails', 'pdfs', 'messages']) {
    expect(await admin('select keys from find_rows($1, $2)', [list, 'rien de tel'])).toEqual([
      { keys: [] },
    ]);
  }
  await database.owner.query(`
    insert into leads (email, newsletter_consent) values ('zoe@exemple.fr', true);
    insert into email_logs (recipient_email, email_type, subject, status) values ('a@b.fr', 'b', 'c', 'sent');
    insert into generated_pdfs (document_type, file_size) values ('quittance-loyer', 1);
    insert into support_messages (email, subject, message) values ('a@b.fr', 'b', 'Bonjour');
    insert into documents (user_id, document_type, number) values ('${ownerId}', 'devis', 'D-77');
    insert into clients (user_id, name) values ('${ownerId}', 'Garance');
    insert into companies (user_id, name) values ('${ownerId}', 'Atelier');
    insert into products (user_id, description, unit_price_excluding_tax) values ('${ownerId}', 'Pose', 1)`);
  for (const [list, words] of Object.entries({
    profiles: '@exemple.fr',
    documents: 'd-77',
    clients: 'garance',
    companies: 'ATELIER',
    products: 'pose',
    newsletter: 'zoe',
    leads: 'ZOE',
    emails: 'SENT',
    pdfs: 'QUITTANCE',
    messages: 'bonjour',
  })) {
    const [found] = await admin('select cardinality(keys) as count from find_rows($1, $2)', [
      list,
      words,
    ]);
    expect(found?.count, list).toBeGreaterThan(0);
  }
  expect(await admin('select * from count_lists()')).toHaveLength(8);
  expect(await owner('select * from count_lists()')).toEqual([]);
  await expect(anonymous('select * from count_lists()')).rejects.toThrow('permission denied');
  await expect(admin("select * from find_rows('user_roles', '')")).rejects.toThrow('No such list');
});

test('a list is kept by one code, found by the codes that a text names, and turned round', async () => {
  await database.owner.query('delete from email_logs');
  for (const [address, type, status, day] of [
    ['un@exemple.fr', 'welcome', 'sent', '2026-11-01'],
    ['deux@exemple.fr', 'welcome', 'failed', '2026-11-02'],
    ['trois@exemple.fr', 'recovery', 'failed', '2026-11-03'],
  ])
    await database.owner.query(
      `insert into email_logs (recipient_email, email_type, subject, status, created_at)
       values ($1, $2, '', $3, $4)`,
      [address, type, status, day],
    );
  const find = async (search: string, codes: string[], only: string, isOldest = false) => {
    const [row] = await admin(
      `select array_agg(split_part(recipient_email, '@', 1) order by place) as names
       from find_rows('emails', $1, 0, 50, $2, $3, $4), unnest(keys) with ordinality as found (id, place)
       join email_logs using (id)`,
      [search, codes, only, isOldest],
    );
    return row?.names ?? [];
  };
  expect(await find('', [], 'failed')).toEqual(['trois', 'deux']);
  expect(await find('', [], 'welcome', true)).toEqual(['un', 'deux']);
  expect(await find('échec', ['failed'], '')).toEqual(['trois', 'deux']);
  expect(await find('échec', ['failed'], 'welcome')).toEqual(['deux']);
  expect(await find('trois', [], 'welcome')).toEqual([]);
});

test('documents, clients and products are found by the address of their owner', async () => {
  await database.owner.query(`
    insert into documents (user_id, document_type) values ('${ownerId}', 'devis');
    insert into clients (user_id, name) values ('${ownerId}', 'Maison');
    insert into products (user_id, description, unit_price_excluding_tax) values ('${ownerId}', 'Fenêtre', 1)`);
  const [profile] = await admin('select email from profiles where user_id = $1', [ownerId]);
  for (const list of ['documents', 'clients', 'products']) {
    const of = async (search: string) => {
      const [row] = await admin(
        `select count(*)::int as count, count(*) filter (where user_id <> $3)::int as others
         from find_rows($1, $2), unnest(keys) as found (id) join ${list} using (id)`,
        [list, search, ownerId],
      );
      return row;
    };
    const [all] = await admin(`select count(*)::int as count from ${list} where user_id = $1`, [
      ownerId,
    ]);
    expect(all?.count, list).toBeGreaterThan(0);
    expect(await of(String(profile?.email).toUpperCase()), list).toEqual({
      count: all?.count,
      others: 0,
    });
    expect(await of(`x${profile?.email}`), list).toEqual({ count: 0, others: 0 });
  }
});

test('a window is at most a year, whatever is asked', async () => {
  expect(await admin("select day from get_daily_pdfs_counts('Europe/Paris', 100000)")).toHaveLength(
    366,
  );
  expect(await admin("select day from get_daily_pdfs_counts('Europe/Paris', -5)")).toHaveLength(1);
  await expect(admin("select * from get_daily_pdfs_counts('Mars/Olympus', 3)")).rejects.toThrow(
    'time zone',
  );
});

test('a lead is engaged when it came back another day', async () => {
  await database.owner.query('truncate leads');
  const add =
    'insert into leads (email, created_at, last_activity_at, return_count) values ($1, $2, $3, $4)';
  const day = (date: string) => `${date}T10:00:00Z`;
  await database.owner.query(add, ['a', day('2026-11-01'), day('2026-11-01'), 0]);
  await database.owner.query(add, ['b', day('2026-11-01'), day('2026-11-02'), 0]);
  await database.owner.query(add, ['c', day('2026-11-01'), day('2026-11-03'), 1]);
  await database.owner.query(add, ['d', day('2026-11-01'), day('2026-11-09'), 5]);
  await database.owner.query(add, ['e', day('2026-11-01'), day('2026-11-19'), 12]);
  const [engagement] = await admin('select * from get_lead_engagement()');
  expect(engagement).toEqual({
    total_leads: '5',
    engaged_leads: '4',
    returning_leads: '3',
    total_returns: '18',
    returns_1: '1',
    returns_2_5: '1',
    returns_6_10: '0',
    returns_11_up: '1',
  });
});
