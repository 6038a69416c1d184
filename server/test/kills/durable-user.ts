import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#app/data/account/database.generated.ts';
import { PASSWORD } from '../auth-site.ts';
import type { SpawnedServer } from '../spawned-server.ts';

export type Client = SupabaseClient<Database>;

export async function addDurableUser(server: SpawnedServer, secret: string): Promise<void> {
  const { error } = await connectTo(server, secret).auth.admin.createUser({
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
}

export async function signInDurable(server: SpawnedServer): Promise<Client> {
  const { publishableKey } = await (await fetch(`${server.origin}/config.json`)).json();
  const client = connectTo(server, publishableKey);
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error) throw error;
  return client;
}

export function connectTo({ origin }: SpawnedServer, key: string): Client {
  return createClient<Database>(origin, key, { auth: ALONE });
}

type Page<Row> = { data: Row[]; error: null } | { data: null; error: Error };

export async function readPages<Row>(
  readPage: (first: number, last: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await readPage(rows.length, rows.length + MAX_PAGE - 1);
    if (error) throw error;
    rows.push(...data);
    if (data.length < MAX_PAGE) return rows;
  }
}

const EMAIL = 'durable@exemple.fr';
const ALONE = { autoRefreshToken: false, persistSession: false };
const MAX_PAGE = 1000;
