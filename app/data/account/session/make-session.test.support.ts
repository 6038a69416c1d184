import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { supabaseOptions } from '#app/data/account/supabase-options.ts';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';
import { sessionKey } from './session-storage.ts';

/** `lifetime` in seconds. */
export function makeSession({ id = 'u1', lifetime = 3600 } = {}): Session {
  const exp = Math.floor(Date.now() / 1000) + lifetime;
  const write = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  return {
    access_token: `${write({ alg: 'ES256' })}.${write({ sub: id, exp, aal: 'aal1' })}.c2ln`,
    refresh_token: `refresh-${id}`,
    expires_in: lifetime,
    expires_at: exp,
    token_type: 'bearer',
    user: {
      id,
      email: `${id}@exemple.fr`,
      app_metadata: {},
      user_metadata: {},
      aud: 'authenticated',
      created_at: '2026-11-20T00:00:00Z',
    },
  };
}

/** The official client with the application’s options; `answer` plays the server. */
export function makeClient(
  answer: (path: string, init: RequestInit | undefined) => Response | Promise<Response>,
  kept: Session | null = null,
): { client: SupabaseClient; storage: Map<string, string> } {
  const storage = new Map<string, string>();
  if (kept) storage.set(sessionKey, JSON.stringify(kept));
  const options = supabaseOptions('http://127.0.0.1/');
  const client = createClient('http://127.0.0.1', 'sb_publishable_test', {
    auth: {
      ...options.auth,
      autoRefreshToken: true,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => {
          storage.set(key, value);
        },
        removeItem: (key) => {
          storage.delete(key);
        },
      },
    },
    global: {
      fetch: async (input, init) => answer(new URL(String(input)).pathname, init),
    },
  });
  return { client, storage };
}
