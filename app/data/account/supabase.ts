import type { connectSupabase } from './connect-supabase.ts';

type Client = ReturnType<typeof connectSupabase>;

/**
 * The official client. Its code is fetched, with the configuration of the server, when somebody
 * first needs an account.
 */
export function requireSupabase(): Client {
  client ??= connect().catch((error: unknown) => {
    client = null; // a network that comes back is asked again
    throw error;
  });
  return client;
}

let client: Client | null = null;

async function connect(): Client {
  const { connectSupabase } = await import('./connect-supabase.ts');
  return connectSupabase();
}
