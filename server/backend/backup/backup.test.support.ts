import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, ClientBase, Pool } from 'pg';
import { afterAll } from 'vitest';
import { generateKeys } from '#server/backend/keys/keys.ts';
import { writeBackup } from './write-backup.ts';

type Querier = Pick<Pool | Client | ClientBase, 'query'>;

const root = mkdtempSync(join(tmpdir(), 'facturier-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Rows in the tables that are empty in the former release, or were not there. */
export async function fillRest(owner: Querier): Promise<void> {
  await owner.query('insert into auth.server_keys (keys) values ($1)', [await generateKeys()]);
  await owner.query(REST);
}

/** Every row of every table as text, and where sequences are; `without` is a column left out. */
export async function readAll(owner: Querier, without = ''): Promise<Map<string, string[]>> {
  const { rows: tables } = await owner.query<{ name: string }>(FIND_TABLES);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select (to_jsonb(t) - $1)::text as row from ${name} as t order by 1`,
      [without],
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  const { rows: sequences } = await owner.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences order by 1`,
  );
  for (const { name, last } of sequences) found.set(`sequence ${name}`, [String(last)]);
  return found;
}

/** The names under which two databases differ. */
export function listDifferences(
  one: ReadonlyMap<string, string[]>,
  other: ReadonlyMap<string, string[]>,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)),
  );
}

/** A folder outside of the data directories, for the files of backups; removed with the others. */
export function makeBackupFolder(): string {
  return mkdtempSync(join(root, 'case-'));
}

export async function backUpUrl(databaseUrl: string, dataDirectory = makeBackupFolder()) {
  const path = join(makeBackupFolder(), 'backup.tar.gz');
  const asked = { path, product: '1.0.0', now: new Date('2026-11-30T05:00:00Z') };
  return { path, ...(await writeBackup({ databaseUrl, dataDirectory }, asked)) };
}

export const WAITING_EMAIL = {
  type: 'confirmation',
  to: 'emile@exemple.fr',
  subject: 'Bienvenue',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
} as const;

const FIND_TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

const REST = `
  insert into auth.flow_state (id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
    values (gen_random_uuid(), 'code', 's256', 'challenge', 'google', 'oauth');
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    select gen_random_uuid(), id, 'recovery_token', 'hash', email from auth.users limit 1;
  insert into auth.pending_sign_ups (id, user_id, encrypted_password, created_at, sent_at)
    select gen_random_uuid(), id, 'secret', now(), now() from auth.users limit 1;
  insert into auth.provider_flows (state_hash, browser_hash, provider, code_verifier, nonce, redirect_to, created_at)
    values ('state', 'browser', 'google', E'line\\nline\\ttab\\\\', 'nonce', '/', now());
  insert into auth.rate_limits (key, points) values ('address', 3);
  insert into public.document_reminders (user_id, document_id, made_on, level)
    select user_id, local_id, '2026-11-21', 'firm' from public.documents where local_id = 'partly';
  insert into public.repetitions (id, user_id, model, every, first_on, times, done, next_on)
    select gen_random_uuid(), user_id, jsonb_build_object('logo', 'file:' || hash), 'month', '2026-01-31', 12, 3,
      '2026-04-30'
    from public.draft_files limit 1;
  insert into private.prepared_documents (user_id, document_id, words)
    select user_id, local_id, '{"title": "Facture"}' from public.documents where local_id = 'partly';
  insert into public.client_pages (user_id, document_id, token_hash, days, seen_at)
    select user_id, id, repeat('a', 43), 90, now()
    from public.documents where local_id = 'partly';
  insert into public.quote_answers (user_id, document_id, verdict, signer_name, choices, content_hash, signature)
    select user_id, id, 'accepted', 'Zoé', '{2,4}', repeat('a', 64), 'data:image/png;base64,iVBORw0KGgo='
    from public.documents where local_id = 'partly';
  insert into private.answer_codes (user_id, document_id, token_hash, code_hash, address, tries)
    select user_id, id, repeat('a', 43), repeat('b', 64), 'zoe@exemple.fr', 2
    from public.documents where local_id = 'partly';`;
