import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { carriesSession, sessionKey } from './session/session-storage.ts';

/**
 * How the official client keeps a session: on the device, refreshed by itself, told to the other
 * tabs, taken up again when the page is seen again. An address that carries a whole session is of
 * the implicit flow; everything else uses PKCE (RFC 7636).
 */
export function supabaseOptions(address: string): SupabaseClientOptions<'public'> {
  return {
    auth: {
      storageKey: sessionKey,
      flowType: carriesSession(address) ? 'implicit' : 'pkce',
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      experimental: { recoveryCodes: true },
    },
  };
}
