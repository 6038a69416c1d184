import { createHash } from 'node:crypto';
import type { AccessTokens, VerifiedToken } from './access-tokens.ts';

type Verify = AccessTokens['verify'];

/**
 * Caches successful verifications by token hash until the token expires: a page sends the same
 * token many times. Whether the session is still open is checked elsewhere, each time.
 */
export function rememberVerified(verify: Verify): Verify {
  const known = new Map<string, VerifiedToken & { ok: true }>();
  return async (token, now) => {
    const name = createHash('sha256').update(token).digest('base64url');
    const found = known.get(name);
    if (found && hasTime(found, now)) return found;
    const verified = await verify(token, now);
    known.delete(name);
    if (!verified.ok) return verified;
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(name, verified);
    return verified;
  };
}

function hasTime({ claims }: VerifiedToken & { ok: true }, now: Date): boolean {
  return claims.exp !== undefined && claims.exp * 1000 > now.getTime();
}

const MAX_KNOWN = 2000;
