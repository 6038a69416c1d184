import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { newId } from '#app/lib/new-id.ts';
import type { Database } from './database.generated.ts';
import { readServerConfig } from './server-config.ts';
import { supabaseOptions } from './supabase-options.ts';

/** Connects to this origin, with the configuration of its server. */
export async function connectSupabase(): Promise<SupabaseClient<Database>> {
  const { href, origin } = window.location;
  const { url, publishableKey } = await readServerConfig();
  return createClient<Database>(new URL(url, origin).href, publishableKey, supabaseOptions(href));
}

/** A client that keeps nothing on this device, for a sign-in that only proves who is here. */
export async function connectSupabaseAside(): Promise<SupabaseClient<Database>> {
  const { url, publishableKey } = await readServerConfig();
  return createClient<Database>(new URL(url, window.location.origin).href, publishableKey, {
    auth: {
      storageKey: newId(),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });
}
