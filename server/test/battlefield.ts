import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { ORIGIN } from './auth-site.ts';
import { openWholeSite } from './whole-site.ts';

/** « method path », with a body and headers. */
export type Attack = {
  name: string;
  as?: 'stranger' | 'visitor';
  ask: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A victim and a stranger with rows everywhere; `look` reads all that is not the stranger’s. */
export async function prepareBattle() {
  const site = await openWholeSite();
  const victim = await site.signUp('victime@exemple.fr');
  const stranger = await site.signUp('intrus@exemple.fr');
  const ids = await fill(site.owner, victim.id);
  const attack = async ({ as = 'stranger', ask, body, headers }: Attack) => {
    const [method = '', path = ''] = ask.split(/ (.*)/);
    const session: Record<string, string> =
      as === 'stranger' ? { Authorization: `Bearer ${stranger.token}` } : {};
    const answer = await site.request(`${ORIGIN}${path}`, {
      method,
      headers: {
        apikey: site.backend.publishableKey,
        'Content-Type': 'application/json',
        ...session,
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return {
      status: answer.status,
      text: `${await answer.text()} ${[...answer.headers].join(' ')}`,
    };
  };
  return { site, victim, stranger, ids, attack, look: () => look(site.owner, stranger.id) };
}

/** A test per attack: no fault, no leak, and only the stranger’s own rows have changed. */
export function testAttacks(
  attacks: readonly Attack[],
  { attack, look }: Awaited<ReturnType<typeof prepareBattle>>,
): void {
  for (const one of attacks)
    test(`a ${one.as ?? 'stranger'} ${one.name}: nothing is learnt, nothing moves`, async () => {
      const before = await look();
      const { status, text } = await attack(one);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(Buffer.from(SECRET).toString('hex'));
      expect(await look()).toBe(before);
    });
}

/** Part of every value of the victim: an answer that contains it has leaked. */
export const SECRET = 'SECRET';

async function fill(owner: Pool, userId: string) {
  const add = async (text: string, values: unknown[]) =>
    String((await owner.query(text, values)).rows[0]?.id);
  const company = await add(
    `insert into companies (user_id, name, siret) values ($1, 'Atelier SECRET', '73282932000074') returning id`,
    [userId],
  );
  const client = await add(
    `insert into clients (user_id, name, email) values ($1, 'Client SECRET', 'SECRET@exemple.fr') returning id`,
    [userId],
  );
  const product = await add(
    `insert into products (user_id, description, unit_price_excluding_tax) values ($1, 'Pose SECRET', 80) returning id`,
    [userId],
  );
  const document = await add(
    `insert into documents (user_id, document_type, number, company_id, client_id)
     values ($1, 'facture-tva', 'SECRET-1', $2, $3) returning id`,
    [userId, company, client],
  );
  await owner.query(
    'insert into document_contents (document_id, user_id, draft) values ($1, $2, $3)',
    [document, userId, { notes: SECRET }],
  );
  await owner.query(
    `insert into draft_files (user_id, hash, media_type, bytes)
     select $1, encode(sha256(bytes), 'hex'), 'text/csv', bytes from convert_to('SECRET', 'UTF8') as bytes`,
    [userId],
  );
  await owner.query("update profiles set first_name = 'SECRET' where user_id = $1", [userId]);
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  await owner.query("insert into leads (email) values ('SECRET@exemple.fr')");
  await owner.query(
    "insert into email_logs (recipient_email, email_type, subject, status) values ('SECRET@exemple.fr', 'welcome', 'SECRET', 'sent')",
  );
  await owner.query(
    "insert into generated_pdfs (user_id, document_type, client_name, file_size) values ($1, 'devis', 'SECRET', 1)",
    [userId],
  );
  await owner.query(
    "insert into support_messages (user_id, email, subject, message) values ($1, 'SECRET@exemple.fr', 'SECRET', 'SECRET')",
    [userId],
  );
  return { company, client, product, document };
}

/**
 * All rows that the stranger does not own as one text, accounts included, and the administrators.
 */
async function look(owner: Pool, strangerId: string): Promise<string> {
  const { rows } = await owner.query<{ found: string }>(
    `select concat_ws(E'\\n',
      (select string_agg(t::text, '|' order by id) from public.companies t where user_id <> $1),
      (select string_agg(t::text, '|' order by id) from public.clients t where user_id <> $1),
      (select string_agg(t::text, '|' order by id) from public.products t where user_id <> $1),
      (select string_agg(t::text, '|' order by id) from public.documents t where user_id <> $1),
      (select string_agg(t::text, '|' order by document_id) from public.document_contents t where user_id <> $1),
      (select string_agg(t::text, '|' order by hash) from public.draft_files t where user_id <> $1),
      (select string_agg(t::text, '|' order by user_id, subject) from private.account_usage t where user_id <> $1),
      (select string_agg(t::text, '|' order by id) from public.profiles t where user_id <> $1),
      (select string_agg(t::text, '|' order by user_id) from public.user_roles t),
      (select string_agg(t::text, '|' order by id) from public.leads t),
      (select string_agg(t::text, '|' order by id) from public.email_logs t),
      (select string_agg(t::text, '|' order by id) from public.generated_pdfs t),
      (select string_agg(t::text, '|' order by user_id) from public.account_deletions t where user_id <> $1),
      (select string_agg(concat(id, email, encrypted_password, role, raw_app_meta_data, banned_until, deleted_at), '|' order by id) from auth.users),
      (select string_agg(id::text, '|' order by id) from auth.sessions where user_id <> $1)
    ) as found`,
    [strangerId],
  );
  return rows[0]?.found ?? '';
}
