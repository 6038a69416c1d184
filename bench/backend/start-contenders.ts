import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { chooseFolders } from '#server/backend/postgres/embedded/choose-folders.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { startChild } from '../machine/start-child.ts';
import { type BackendContender, PASSWORD } from './contender.ts';

/**
 * Our server as `npm start` runs it, with its own PostgreSQL and accounts created by the operator.
 * `cwd` is another checkout, for older figures. All requests come from one machine, so `rateFactor`
 * lifts the limits per address, else nothing else would be measured.
 */
export async function startOurs(
  folder: string,
  emails: readonly string[],
  { cwd = process.cwd(), rateFactor = 1000 }: { cwd?: string; rateFactor?: number } = {},
): Promise<BackendContender> {
  const variables = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    SUPABASE_URL: '',
    RATE_LIMIT_FACTOR: String(rateFactor),
    // The caller states its address, as a proxy would.
    TRUSTED_PROXIES: '1',
  };
  await using opened = new AsyncDisposableStack();
  const child = opened.use(await startChild('server/main.ts', { variables, cwd }));
  const headers = await fillOurs(folder, { origin: child.origin, emails });
  opened.move();
  return { name: 'Facturier', headers, ...child };
}

async function fillOurs(
  folder: string,
  { origin, emails }: { origin: string; emails: readonly string[] },
): Promise<BackendContender['headers']> {
  const { publishable, secret } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
  for (const email of emails)
    await post(`${origin}/auth/v1/admin/users`, {
      headers: { apikey: secret },
      body: { email, password: PASSWORD, email_confirm: true },
    });
  await withOwner(socketOf(folder), 'postgres', (owner) => owner.query(TRIGGER));
  return { apikey: publishable };
}

/** Throws unless the request succeeds. */
export async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: unknown },
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** Runs an action as owner of one of our databases. */
export async function withOwner(
  host: string,
  database: string,
  run: (owner: Client) => Promise<unknown>,
): Promise<void> {
  const owner = new Client({ host, user: 'postgres', database });
  await owner.connect();
  try {
    await run(owner);
  } finally {
    await owner.end();
  }
}

/** The socket folder of the PostgreSQL of a DATA_DIR. */
export function socketOf(folder: string): string {
  return chooseFolders(folder, requireSystemUser()).socket;
}

export const TRIGGER = `create trigger clients_touch_new before insert on public.clients
  for each row execute function private.touch_updated_at()`;
