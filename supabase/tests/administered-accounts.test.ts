import { expect, onTestFinished, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin } = await createPeople(database);
const journal = () => admin('select action, subject from admin_actions order by created_at');
const countReads = async () => {
  const reads = (await journal()).filter(({ action }) => action === 'read');
  const counts: Record<string, number> = {};
  for (const subject of reads.map((read) => String(read.subject)))
    counts[subject] = (counts[subject] ?? 0) + 1;
  return counts;
};
const readOwner = async () => {
  const { rows } = await database.owner.query(
    `select coalesce(banned_until > now(), false) as is_suspended, account_deletions.due_at
     from auth.users left join account_deletions on account_deletions.user_id = users.id
     where users.id = $1`,
    [ownerId],
  );
  return rows[0];
};

test('an account is suspended and restored, and the journal says so', async () => {
  await admin("select administer_account($1, 'suspend')", [ownerId]);
  expect(await readOwner()).toMatchObject({ is_suspended: true });
  const [found] = await admin(
    'select is_suspended, deletion_due_at from list_accounts() where user_id = $1',
    [ownerId],
  );
  expect(found).toEqual({ is_suspended: true, deletion_due_at: null });
  await admin("select administer_account($1, 'restore')", [ownerId]);
  expect(await readOwner()).toMatchObject({ is_suspended: false });
  expect((await journal()).map(({ action }) => action)).toEqual(['suspend', 'restore']);
});

test('a deletion has the delay of its owner’s own, and can be taken back', async () => {
  await admin("select administer_account($1, 'delete')", [ownerId]);
  const { due_at } = await readOwner();
  expect(due_at.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  await admin("select administer_account($1, 'keep')", [ownerId]);
  expect(await readOwner()).toMatchObject({ due_at: null });
});

test('a welcome is noted, and refused for an account that is suspended or ends', async () => {
  await admin("select administer_account($1, 'welcome')", [ownerId]);
  expect((await journal()).at(-1)).toMatchObject({ action: 'welcome' });
  for (const [close, open] of [
    ['suspend', 'restore'],
    ['delete', 'keep'],
  ]) {
    await admin('select administer_account($1, $2)', [ownerId, close]);
    await expect(admin("select administer_account($1, 'welcome')", [ownerId])).rejects.toThrow(
      'suspended or ends',
    );
    await admin('select administer_account($1, $2)', [ownerId, open]);
  }
});

test('accounts come fifty by fifty, each once, with how many there are', async () => {
  await database.owner.query(
    `insert into auth.users (id, email, created_at, updated_at)
     select gen_random_uuid(), 'page-' || n || '@exemple.fr', now(), now() from generate_series(1, 60) as n`,
  );
  const read = (from: number) =>
    admin("select email, total::int from list_accounts('PAGE-', $1)", [from]);
  const [first, second] = [await read(0), await read(50)];
  expect([first.length, second.length]).toEqual([50, 10]);
  expect(new Set([...first, ...second].map(({ email }) => email)).size).toBe(60);
  expect([...first, ...second].every(({ total }) => total === 60)).toBe(true);
});

test('nobody else lists, changes or reads the journal', async () => {
  for (const ask of [owner, stranger]) {
    expect(await ask('select * from list_accounts()')).toEqual([]);
    expect(await ask('select * from admin_actions')).toEqual([]);
    await expect(ask("select administer_account($1, 'suspend')", [ownerId])).rejects.toThrow(
      'Only administrators',
    );
    await expect(ask("select administer_account($1, 'welcome')", [ownerId])).rejects.toThrow(
      'Only administrators',
    );
    await expect(ask("select note_admin_read('leads')")).rejects.toThrow('Only administrators');
    await expect(ask("select private.note_admin_action('read', 'x')")).rejects.toThrow(
      'permission denied',
    );
  }
  for (const text of [
    'select * from list_accounts()',
    'select * from admin_actions',
    "select note_admin_read('leads')",
  ])
    await expect(anonymous(text)).rejects.toThrow('permission denied');
});

test('an administrator is the operator’s to end, not another administrator’s', async () => {
  await database.owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [
    ownerId,
  ]);
  onTestFinished(async () => {
    await database.owner.query('delete from user_roles where user_id = $1', [ownerId]);
  });
  for (const action of ['suspend', 'delete', 'welcome'])
    await expect(admin('select administer_account($1, $2)', [ownerId, action])).rejects.toThrow(
      'Only the operator',
    );
});

test('the journal is added to, never changed, and has one line for what is read in an hour', async () => {
  await admin("select note_admin_read('leads')");
  expect((await journal()).at(-1)).toEqual({ action: 'read', subject: 'leads' });
  await admin("select note_admin_read('leads')");
  await admin("select note_admin_read('emails')");
  expect(await countReads()).toEqual({ leads: 1, emails: 1 });
  await database.owner.query(
    "update admin_actions set created_at = created_at - interval '61 minutes'",
  );
  await admin("select note_admin_read('leads')");
  expect(await countReads()).toEqual({ leads: 2, emails: 1 });
  await admin("select note_admin_read('leads', true)");
  expect((await journal()).at(-1)).toEqual({ action: 'export', subject: 'leads' });
  for (const text of [
    "insert into admin_actions (admin_email, action, subject) values ('a', 'read', 'b')",
    "update admin_actions set subject = 'x'",
    'delete from admin_actions',
  ])
    await expect(admin(text)).rejects.toThrow('permission denied');
});

test('what is not an action, an account or another’s account is refused', async () => {
  await expect(admin("select administer_account($1, 'promote')", [ownerId])).rejects.toThrow(
    'Unknown action',
  );
  await expect(
    admin("select administer_account('00000000-0000-4000-8000-000000000000', 'suspend')"),
  ).rejects.toThrow('No such account');
  await expect(admin("select administer_account(auth.uid(), 'suspend')")).rejects.toThrow(
    'Nobody administers their own account',
  );
});
