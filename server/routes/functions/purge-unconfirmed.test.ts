import { expect, test } from 'vitest';
import { PASSWORD } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { purgeUnconfirmed } from './purge-accounts.ts';

const { connect, env, join, authEmails, owner } = await createFunctionSite();
const TIMES = ['created_at', 'updated_at', 'confirmation_sent_at', 'recovery_sent_at'];

const ask = async (email: string) => {
  await connect().auth.signUp({ email, password: PASSWORD });
  const { rows } = await owner.query('select id from auth.users where email = $1', [email]);
  return String(rows[0]?.id);
};
/** Moves the dates of an account’s row into the past. */
const age = (id: string, days: number, columns = TIMES) =>
  owner.query(
    `update auth.users set ${columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')} where id = $1`,
    [id, `${days} days`],
  );
const isThere = async (id: string) =>
  (await owner.query('select from auth.users where id = $1', [id])).rowCount === 1;

test('an address that nobody confirmed in thirty days goes, and nothing names it any more', async () => {
  const id = await ask('jamais@exemple.fr');
  await owner.query(
    "insert into email_logs (recipient_email, email_type, subject, status) values ('jamais@exemple.fr', 'confirmation', 'x', 'sent')",
  );
  await age(id, 29);
  expect(await purgeUnconfirmed(env)).toBe(0);
  expect(await isThere(id)).toBe(true);

  await age(id, 2);
  expect(await purgeUnconfirmed(env)).toBe(1);
  expect(await isThere(id)).toBe(false);
  for (const table of ['auth.identities', 'auth.pending_sign_ups', 'public.profiles']) {
    const { rowCount } = await owner.query(`select from ${table} where user_id = $1`, [id]);
    expect(rowCount, table).toBe(0);
  }
  for (const table of ['auth.audit_log_entries', 'auth.identities', 'public.email_logs']) {
    const { rowCount } = await owner.query(
      `select from ${table} as t where t::text ilike '%jamais@exemple.fr%'`,
    );
    expect(rowCount, table).toBe(0);
  }
  // The address can sign up again.
  const again = await ask('jamais@exemple.fr');
  expect(again).not.toBe(id);
  expect(authEmails.at(-1)).toMatchObject({ kind: 'confirmation', to: 'jamais@exemple.fr' });
});

test('one that asked again yesterday stays, in whatever way it asked', async () => {
  for (const [index, asked] of TIMES.entries()) {
    const id = await ask(`encore-${index}@exemple.fr`);
    await owner.query('update auth.users set recovery_sent_at = now() where id = $1', [id]);
    await age(id, 400);
    await owner.query(`update auth.users set ${asked} = now() - interval '1 day' where id = $1`, [
      id,
    ]);
    expect(await purgeUnconfirmed(env)).toBe(0);
    expect(await isThere(id), asked).toBe(true);
  }
});

test('who confirmed, who ever came in, who is banned and who holds a document stay', async () => {
  const { user } = await join('confirmee@exemple.fr');
  await age(user.id, 400);
  const kept = [user.id];
  for (const [name, change] of [
    ['venu', 'update auth.users set last_sign_in_at = created_at where id = $1'],
    ['banni', "update auth.users set banned_until = now() + interval '1 year' where id = $1"],
    ['apporte', "insert into documents (user_id, document_type) values ($1, 'devis')"],
    ['telephone', 'update auth.users set phone_confirmed_at = now() where id = $1'],
  ] as const) {
    const id = await ask(`${name}@exemple.fr`);
    await owner.query(change, [id]);
    await age(id, 400);
    kept.push(id);
  }
  expect(await purgeUnconfirmed(env)).toBe(0);
  for (const id of kept) expect(await isThere(id)).toBe(true);
});

test('more than one batch goes, and what others sent to the address stays known', async () => {
  await owner.query(
    `insert into auth.users (id, aud, role, email, created_at, updated_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'foule-' || n || '@exemple.fr', now() - interval '31 days', now() - interval '31 days'
     from generate_series(1, 450) as n`,
  );
  await owner.query(
    `insert into email_logs (recipient_email, email_type, subject, status)
     select 'foule-1@exemple.fr', type, 'x', 'sent'
     from unnest(array['document-to-client', 'support-receipt', 'confirmation']) as type`,
  );
  expect(await purgeUnconfirmed(env)).toBe(450);
  const { rows } = await owner.query(
    "select email_type as type from email_logs where recipient_email = 'foule-1@exemple.fr' order by 1",
  );
  expect(rows).toEqual([{ type: 'document-to-client' }, { type: 'support-receipt' }]);
});

test('nobody but the server has them purged', async () => {
  const { client } = await join('curieuse@exemple.fr');
  expect((await client.rpc('purge_unconfirmed')).error).toMatchObject({ code: '42501' });
});
