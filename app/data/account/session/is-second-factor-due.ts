import type { Session } from '@supabase/supabase-js';
import { fromBase64Url } from '#app/lib/encoding/base64-url.ts';

/**
 * Whether the user has a second factor that its session has not shown (`aal`, RFC 8176). The server
 * checks it where it matters.
 */
export function isSecondFactorDue({ user, access_token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readLevel(access_token) !== 'aal2';
}

/** What an access token says of itself; its holder need not verify it. */
function readLevel(token: string): unknown {
  const bytes = fromBase64Url(token.split('.')[1] ?? '');
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)).aal;
  } catch {
    return null;
  }
}
