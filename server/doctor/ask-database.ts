import { Client } from 'pg';
import { explainKnown } from '#server/backend/explain-start.ts';
import { codeOf } from '#server/backend/fault.ts';
import type { Access, ServingRole } from '#server/backend/postgres/access.ts';
import { type OwnerRights, readRights } from '#server/backend/postgres/explain-refusal.ts';
import { isPooled } from '#server/backend/postgres/pooled.ts';

/** What a database says of itself; nothing in it is changed, nor locked for others. */
export type DatabaseFacts = {
  version: string;
  versionNumber: number;
  /** Whether a pooler stands in front of it. */
  isPooled: boolean;
  rights: OwnerRights;
  /** Roles of requests and of the server that are not there. */
  missingRoles: string[];
  /** Whether the owner may give all roles that are there. */
  givesRoles: boolean;
  /** Versions; « none » where no migration was ever run, « closed » where its user may not read. */
  applied: string[] | 'none' | 'closed';
  /** By how much its clock is ahead of ours, in milliseconds, and how sure that is. */
  clock: { aheadMs: number; doubtMs: number };
  mail: MailFacts | null;
  /** Serving roles that cannot connect, each with a code. */
  refused: { role: ServingRole; code: string }[];
};
export type MailFacts = {
  waiting: number;
  oldestS: number;
  news: number;
  /** Given up or refused in the last week, by reason. */
  failed: { reason: string; total: number }[];
};
export type AskedDatabase = { ok: true; facts: DatabaseFacts } | { ok: false; sentence: string };

/** Asks as the owner, in a transaction that cannot write. */
export async function askDatabase(
  access: Access,
  { place, now }: { place: Place; now: () => number },
): Promise<AskedDatabase> {
  try {
    const facts = await connectAs(access, 'owner', (owner) => readFacts(owner, now));
    const refused = Array.isArray(facts.applied) ? await tryRoles(access) : [];
    return { ok: true, facts: { ...facts, refused } };
  } catch (error) {
    return { ok: false, sentence: explainKnown(error, place) ?? sayUnknown(error) };
  }
}

type Place = { databaseUrl: string | null; dataDirectory: string };

async function connectAs<Answer>(
  access: Access,
  user: 'owner' | ServingRole,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    ...access.config(user),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'facturier doctor',
  });
  // A broken connection fails the statements, which report it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function readFacts(
  owner: Client,
  now: () => number,
): Promise<Omit<DatabaseFacts, 'refused'>> {
  // `local`: behind a pooler, the connection goes on to serve others.
  await owner.query('begin read only');
  await owner.query("set local statement_timeout = '4s'; set local lock_timeout = '1s'");
  const asked = now();
  const { rows } = await owner.query<Row>(READ_SELF);
  const answered = now();
  const rights = await readRights(owner);
  const [row] = rows;
  if (!row || !rights) throw new Error('No row');
  const { version, version_number, clock_ms, missing_roles, gives_roles } = row;
  const facts = {
    version,
    versionNumber: version_number,
    isPooled: await isPooled(owner, PATIENCE_MS),
    rights,
    missingRoles: missing_roles,
    givesRoles: gives_roles,
    clock: {
      aheadMs: clock_ms - (asked + answered) / 2,
      doubtMs: (answered - asked) / 2,
    },
    applied: await readApplied(owner),
    mail: await readMail(owner),
  };
  await owner.query('rollback');
  return facts;
}

async function readApplied(owner: Client): Promise<DatabaseFacts['applied']> {
  const access = await findTable(owner, ['supabase_migrations', 'schema_migrations']);
  if (access !== 'open') return access;
  const { rows } = await owner.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by 1',
  );
  return rows.length > 0 ? rows.map(({ version }) => version) : 'none';
}

async function readMail(owner: Client): Promise<MailFacts | null> {
  if ((await findTable(owner, ['private', 'mail_queue'])) !== 'open') return null;
  const { rows: known } = await owner.query(FIND_FIGURES);
  if (!known[0]) return null;
  const waiting = await owner.query<Omit<MailFacts, 'failed'>>(READ_WAITING);
  const failed = await owner.query<MailFacts['failed'][number]>(READ_FAILED);
  return { waiting: 0, oldestS: 0, news: 0, ...waiting.rows[0], failed: failed.rows };
}

/** A statement that is refused would end the transaction. */
async function findTable(
  owner: Client,
  name: [schema: string, table: string],
): Promise<'open' | 'closed' | 'none'> {
  const { rows } = await owner.query<{ is_open: boolean }>(FIND_TABLE, name);
  if (!rows[0]) return 'none';
  return rows[0].is_open ? 'open' : 'closed';
}

async function tryRoles(access: Access): Promise<DatabaseFacts['refused']> {
  const tried = await Promise.all(
    SERVING.map(async (role) => {
      try {
        await connectAs(access, role, () => Promise.resolve());
        return [];
      } catch (error) {
        return [{ role, code: codeOf(error) }];
      }
    }),
  );
  return tried.flat();
}

function sayUnknown(error: unknown): string {
  return `The database cannot be asked (${codeOf(error)}): read the log of PostgreSQL.`;
}

type Row = {
  version: string;
  version_number: number;
  clock_ms: number;
  missing_roles: string[];
  gives_roles: boolean;
};

const READ_SELF = `select current_setting('server_version') as version,
    current_setting('server_version_num')::int as version_number,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms,
    array(select name from unnest($ROLES) as name where name not in (select rolname from pg_roles)) as missing_roles,
    not exists (
      select from pg_roles where rolname = any ($ROLES) and not pg_has_role(pg_roles.oid, 'member')
    ) as gives_roles`.replaceAll(
  '$ROLES',
  "'{anon,authenticated,administrator,service_role,gateway,auth_service}'::text[]",
);
const FIND_TABLE = `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as is_open
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2`;
/** A former release has the table, and not yet the figures. */
const FIND_FIGURES = "select where to_regprocedure('private.get_operation_figures()') is not null";
const READ_WAITING = `select mail_waiting::int as waiting, mail_oldest_s as "oldestS", news_waiting::int as news
  from private.get_operation_figures()`;
/** A restore gives up what waited: that is no fault. */
const READ_FAILED = `select coalesce(reason, 'unknown') as reason, count(*)::int as total
  from public.email_logs
  where status = 'failed' and created_at > now() - interval '7 days' and reason is distinct from 'restored'
  group by 1 order by 2 desc limit 3`;
const SERVING = ['gateway', 'auth_service'] as const;
/** Twice this, and a timeout, stay within the patience of a check. */
const PATIENCE_MS = 4000;
