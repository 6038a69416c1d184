import type { Session } from '@supabase/supabase-js';
import { fromBase64Url } from '#app/lib/encoding/base64-url.ts';

/**
 * Whether a session was opened by a link or another site some minutes ago: its user may have no
 * password to show. The server checks it where it matters.
 */
export function hasJustFollowedLink({ access_token }: Pick<Session, 'access_token'>, now: Date) {
  return readProofs(access_token).some(
    ({ method, timestamp }) =>
      LINKS.has(String(method)) && now.getTime() / 1000 - Number(timestamp) < RECENT_S,
  );
}

/** Whether a session was opened for its user to choose a password, by the link of a message. */
export function isToChoosePassword({ access_token }: Pick<Session, 'access_token'>): boolean {
  return readProofs(access_token).some(({ method }) => method === 'recovery');
}

/**
 * What the token says of how its user signed in (`amr`, RFC 8176); its holder need not verify it.
 */
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
/** A little less than the ten minutes that the server allows. */
const RECENT_S = 540;
