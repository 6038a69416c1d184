import type { Session } from '@supabase/supabase-js';
import { fromBase64Url } from '#app/lib/encoding/base64-url.ts';

/**
 * Whether the session was opened by a link or a provider within minutes: its user may have no
 * password to type. Checked again by the server.
 */
export function hasJustFollowedLink({ access_token }: Pick<Session, 'access_token'>, now: Date) {
  return readProofs(access_token).some(
    ({ method, timestamp }) =>
      LINKS.has(String(method)) && now.getTime() / 1000 - Number(timestamp) < RECENT_S,
  );
}

/** Whether a recovery link opened the session. */
export function isToChoosePassword({ access_token }: Pick<Session, 'access_token'>): boolean {
  return readProofs(access_token).some(({ method }) => method === 'recovery');
}

/** The token’s `amr` claim (RFC 8176), read without verifying the token. */
function readProofs(token: string): { method?: unknown; timestamp?: unknown }[] {
  const bytes = fromBase64Url(token.split('.')[1] ?? '');
  if (bytes === null) return [];
  try {
    const { amr } = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(amr) ? amr : [];
  } catch {
    return [];
  }
}

const LINKS = new Set(['otp', 'magiclink', 'recovery', 'oauth']);
/** Just under the ten minutes that the server allows. */
const RECENT_S = 540;
