import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const ask = (userId: string) =>
  server('insert into account_deletions (user_id) values ($1) returning *', [userId]);

test('the server asks for it, once, with fourteen days to change one’s mind', async () => {
  const [request] = await ask(ownerId);
  const { requested_at: requestedAt, due_at: dueAt } = request as Record<string, Date>;
  expect(Number(dueAt) - Number(requestedAt)).toBeGreaterThanOrEqual(14 * 86_400_000 - 3_600_000);
  await expect(ask(ownerId)).rejects.toThrow('duplicate key');
  await expect(
    server('insert into account_deletions (user_id, due_at) values ($1, now())', [ownerId]),
  ).rejects.toThrow('permission denied');
});

test('its owner reads it and takes it back, but cannot ask for it or bring it forward', async () => {
  expect(await owner('select user_id from account_deletions')).toEqual([{ user_id: ownerId }]);
  for (const text of [
    'insert into account_deletions (user_id) values (auth.uid())',
    'update account_deletions set due_at = now()',
  ])
    await expect(owner(text)).rejects.toThrow('permission denied');
  for (const other of [stranger, admin]) {
    expect(await other('select user_id from account_deletions')).toEqual([]);
    expect(await other('delete from account_deletions returning user_id')).toEqual([]);
  }
  for (const text of ['select user_id from account_deletions', 'delete from account_deletions'])
    await expect(anonymous(text)).rejects.toThrow('permission denied');
  expect(await owner('delete from account_deletions returning user_id')).toHaveLength(1);
});

test('an account goes when its days are over, with all that is its own and every trace of its address', async () => {
  const id = await insertUser(database.owner);
  const address = `${id}@exemple.fr`;
  await fill(id, address);
  await ask(id);
  expect(await server('select * from purge_due_account()')).toEqual([]);
  await makeDue(id);
  expect(await server('select * from purge_due_account()')).toEqual([
    { user_id: id, email: address },
  ]);
  expect(await server('select * from purge_due_account()')).toEqual([]);

  for (const table of await listTablesOfUsers()) {
    const { rows } = await database.owner.query(
      `select count(*)::int as count from ${table} where user_id::text = $1`,
      [id],
    );
    expect(rows, table).toEqual([{ count: table === 'private.account_purges' ? 1 : 0 }]);
  }
  const { rows } = await database.owner.query(
    `select (select count(*)::int from auth.users where id = $1) as users,
       (select count(*)::int from leads where email = $2) as leads,
       (select count(*)::int from email_logs where recipient_email = $2) as letters,
       (select count(*)::int from auth.audit_log_entries where payload::text like '%' || $2 || '%') as entries,
       (select count(*)::int from auth.audit_log_entries where payload ->> 'actor_id' = $1::text) as kept`,
    [id, address],
  );
  expect(rows).toEqual([{ users: 0, leads: 0, letters: 0, entries: 0, kept: 1 }]);
  const { rows: proof } = await database.owner.query(
    'select document_count::int from private.account_purges where user_id = $1',
    [id],
  );
  expect(proof).toEqual([{ document_count: 1 }]);
});

test('the journal of the administration keeps what was done to an account that is gone, and not its address', async () => {
  const [id, chief] = [await insertUser(database.owner), await insertUser(database.owner)];
  const act = (admin: string, action: string, subject: string) =>
    database.owner.query(
      "insert into admin_actions (admin_id, admin_email, action, subject) values ($1::uuid, $1::text || '@exemple.fr', $2, $3)",
      [admin, action, subject],
    );
  await act(chief, 'suspend', `avant-${id.toUpperCase()}@exemple.fr`);
  for (const name of [`avant-${id}`, id])
    await database.owner.query('update auth.users set email = $2 where id = $1', [
      ...[id, `${name}@exemple.fr`],
    ]);
  await act(id, 'read', 'leads');
  await act(chief, 'delete', `autre-${id}@exemple.fr`);
  await ask(id);
  await makeDue(id);
  await server('select * from purge_due_account()');
  const { rows } = await database.owner.query(
    'select admin_email, subject from admin_actions order by created_at, action desc',
  );
  expect(rows).toEqual([
    { admin_email: `${chief}@exemple.fr`, subject: id },
    { admin_email: id, subject: 'leads' },
    { admin_email: `${chief}@exemple.fr`, subject: `autre-${id}@exemple.fr` },
  ]);
});

test('others keep what is theirs, and who takes the request back keeps the account', async () => {
  const [gone, kept] = [await insertUser(database.owner), await insertUser(database.owner)];
  for (const id of [gone, kept]) await fill(id, `${id}@exemple.fr`);
  await ask(gone);
  await ask(kept);
  await makeDue(gone);
  await makeDue(kept);
  await server('delete from account_deletions where user_id = $1', [kept]);
  expect(await server('select user_id from purge_due_account()')).toEqual([{ user_id: gone }]);
  const { rows } = await database.owner.query(
    'select count(*)::int as count from document_contents where user_id = $1',
    [kept],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('replicas that purge at the same time take each account once', async () => {
  const ids = [await insertUser(database.owner), await insertUser(database.owner)];
  for (const id of ids) {
    await ask(id);
    await makeDue(id);
  }
  const purge = () => server('select user_id from purge_due_account()');
  const taken = (await Promise.all([purge(), purge(), purge(), purge()])).flat();
  expect(taken.map(({ user_id }) => user_id).sort()).toEqual([...ids].sort());
});

test('the purge is the server’s alone, and the only way past what keeps documents', async () => {
  for (const person of [owner, stranger, anonymous, admin]) {
    await expect(person('select * from purge_due_account()')).rejects.toThrow('permission denied');
    await expect(person('select * from private.purge_due_account()')).rejects.toThrow(
      'permission denied',
    );
    await expect(person('select * from private.account_purges')).rejects.toThrow(
      'permission denied',
    );
  }
  await expect(server('insert into private.account_purges default values')).rejects.toThrow(
    'permission denied',
  );
  await database.owner.query(`
    create function private.keep_document() returns trigger language plpgsql set search_path = '' as $$
    begin
      if private.is_purging(old.user_id) then return old; end if;
      raise exception 'An issued document is kept';
    end $$;
    create trigger keep_document before delete on documents for each row execute function private.keep_document()`);
  const id = await insertUser(database.owner);
  await fill(id, `${id}@exemple.fr`);
  await expect(database.owner.query('delete from auth.users where id = $1', [id])).rejects.toThrow(
    'An issued document is kept',
  );
  await ask(id);
  await makeDue(id);
  expect(await server('select user_id from purge_due_account()')).toEqual([{ user_id: id }]);
});

async function makeDue(id: string): Promise<void> {
  await database.owner.query(
    `update account_deletions set requested_at = now() - interval '15 days', due_at = now() - interval '1 minute' where user_id = $1`,
    [id],
  );
}

/** A row of each table that belongs to a user, and traces of its address in those that do not. */
async function fill(id: string, address: string): Promise<void> {
  const { owner: pool } = database;
  await pool.query("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
  await pool.query("insert into companies (user_id, name) values ($1, 'Atelier')", [id]);
  await pool.query("insert into clients (user_id, name) values ($1, 'Client')", [id]);
  await pool.query(
    "insert into products (user_id, description, unit_price_excluding_tax) values ($1, 'Pose', 10)",
    [id],
  );
  await pool.query(
    `with document as (insert into documents (user_id, document_type) values ($1, 'devis') returning id)
     insert into document_contents (document_id, user_id, draft) select id, $1, '{}' from document`,
    [id],
  );
  await pool.query('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [id]);
  await pool.query('insert into leads (email) values ($1)', [address]);
  await pool.query(
    "insert into email_logs (recipient_email, email_type, subject, status) values ($1, 'a', 'b', 'sent')",
    [address],
  );
  await pool.query(
    `insert into auth.audit_log_entries (id, payload)
     values (gen_random_uuid(), json_build_object('actor_id', $1::text, 'actor_username', $2::text, 'action', 'login'))`,
    [id, address],
  );
}

test.each([
  ['leads_address_idx', "public.leads where lower(email) = 'a@b.fr'"],
  ['email_logs_address_idx', "public.email_logs where lower(recipient_email) = 'a@b.fr'"],
  ['audit_log_entries_actor_idx', "auth.audit_log_entries where payload ->> 'actor_id' = 'a'"],
])('what goes with an account is found by %s', async (index, rows) => {
  const client = await database.owner.connect();
  try {
    // A table of a few rows is read whole, unless that is forbidden.
    await client.query('begin; set local enable_seqscan = off');
    const { rows: plan } = await client.query(`explain select 1 from ${rows}`);
    expect(JSON.stringify(plan)).toContain(index);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

async function listTablesOfUsers(): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where column_name = 'user_id' and table_schema in ('public', 'auth', 'private')`,
  );
  return rows.map(({ name }) => name);
}
