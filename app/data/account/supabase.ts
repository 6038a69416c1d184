import type { connectSupabase } from './connect-supabase.ts';

type Client = ReturnType<typeof connectSupabase>;

/** The official client, loaded with the server’s configuration on first use. */
export function requireSupabase(): Client {
  client ??= connect().catch((error: unknown) => {
    client = null; // retried when the network comes back
    throw error;
  });
  return client;
}

let client: Client | null = null;

async function connect(): Client {
  const { connectSupabase } = await import('./connect-supabase.ts');
  return connectSupabase();
}
