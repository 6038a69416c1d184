import { jwtVerify, SignJWT } from 'jose';

/** What the link of a message does for whoever left an address. */
export type LeadAction = 'inscription' | 'desinscription' | 'effacement';
/** The same for an account, which leads to the page where visitors say so too. */
export type LinkAction = LeadAction | 'inscription-compte' | 'desinscription-compte';

/** The server that signs links, and where it is. */
type Signer = { secretKey: string; origin: string };

/** A link that has no end: a message is read years later. */
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

/** Whose link it is; null where the token is not one of ours for this action. */
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

/** Where the pages of messages are. */
export const EMAIL_PAGES = '/courriel';

/** A key for these links alone, named as when those of messages already sent were signed. */
function keyOf(secretKey: string): Uint8Array {
  return new TextEncoder().encode(`lead-links ${secretKey}`);
}
