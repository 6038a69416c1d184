import type { Session } from '@supabase/supabase-js';
import { fromBase64Url } from '#app/lib/encoding/base64-url.ts';

/**
 * Whether the session has not passed the user’s second factor yet (`aal`, RFC 8176). Checked again
 * by the server.
 */
export function isSecondFactorDue({ user, access_token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readLevel(access_token) !== 'aal2';
}

/** The token’s `aal` claim, read without verifying the token. */
function readLevel(token: string): unknown {
  const bytes = fromBase64Url(token.split('.')[1] ?? '');
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)).aal;
  } catch {
    return null;
  }
}
