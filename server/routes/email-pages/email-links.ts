import { jwtVerify, SignJWT } from 'jose';

/** Actions for a visitor’s address; also the paths of their pages. */
export type LeadAction = 'inscription' | 'desinscription' | 'effacement';
/** Actions of accounts share the visitors’ pages. */
export type LinkAction = LeadAction | 'inscription-compte' | 'desinscription-compte';

type Signer = { secretKey: string; origin: string };

/** Signs a link that does not expire: a message may be read years later. */
export async function writeEmailLink(
  { secretKey, origin }: Signer,
  { id, action }: { id: string; action: LinkAction },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(action)
    .sign(keyOf(secretKey));
  const page = action.replace('-compte', '');
  return new URL(`${EMAIL_PAGES}/${page}?jeton=${token}`, origin).href;
}

/** The id in a link’s token; null when the token is invalid or for another action. */
export async function readEmailLink(
  { secretKey }: Pick<Signer, 'secretKey'>,
  { token, action }: { token: string; action: LinkAction },
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secretKey), {
      algorithms: ['HS256'],
      audience: action,
    });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}

export const EMAIL_PAGES = '/courriel';

/** A key for these links only; its prefix must not change, or links already sent would break. */
function keyOf(secretKey: string): Uint8Array {
  return new TextEncoder().encode(`lead-links ${secretKey}`);
}
