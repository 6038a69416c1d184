import type { SupabaseClientOptions } from '@supabase/supabase-js';
import { carriesSession, sessionKey } from './session/session-storage.ts';

/**
 * Session options of the official client: stored, refreshed, shared with other tabs. An address
 * that carries a whole session uses the implicit flow; all others use PKCE (RFC 7636).
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
