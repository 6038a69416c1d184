import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export type CheckedBackend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch?: typeof fetch;
};

/** The official client, without stored sessions. */
export function connect({ url, fetch }: CheckedBackend, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: {
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    global: { ...(fetch && { fetch }) },
  });
}
