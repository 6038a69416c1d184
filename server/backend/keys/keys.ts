import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as z from 'zod/mini';

/** Signing keys are newest first: older ones only verify. */
export type Keys = {
  /** Public: identifies the site, not the caller. */
  publishable: string;
  /** For the operator and other servers: grants `service_role`. */
  secret: string;
  signing: readonly [SigningKey, ...SigningKey[]];
};
export type SigningKey = { kid: string; privateKey: JWK };

export async function generateKeys(): Promise<Keys> {
  return {
    publishable: `sb_publishable_${random(24)}`,
    secret: generateSecret(),
    signing: [await generateSigningKey()],
  };
}

/** ES256: a key pair on P-256 (RFC 7518, 3.4). */
async function generateSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { kid: random(12), privateKey: await exportJWK(privateKey) };
}

/**
 * Puts a new signing key first; the former one still verifies its last tokens, until the next
 * rotation.
 */
export async function rotateKeys(keys: Keys): Promise<Keys> {
  return { ...keys, signing: [await generateSigningKey(), keys.signing[0]] };
}

/** Replaces the secret key; a server refuses the former one once it has restarted. */
export function replaceSecret(keys: Keys): Keys {
  return { ...keys, secret: generateSecret() };
}

function generateSecret(): string {
  return `sb_secret_${random(32)}`;
}

/** Parses stored keys; throws when one is missing. */
export function parseKeys(text: string): Keys {
  const { publishable, secret, signing } = keysSchema.parse(JSON.parse(text));
  const [first, ...others] = signing;
  if (!first) throw new Error('No signing key');
  return { publishable, secret, signing: [first, ...others] };
}

function random(length: number): string {
  return randomBytes(length).toString('base64url');
}

const privateKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

const keysSchema = z.object({
  publishable: z.string().check(z.regex(/^sb_publishable_[\w-]{20,}$/)),
  secret: z.string().check(z.regex(/^sb_secret_[\w-]{30,}$/)),
  signing: z.array(z.object({ kid: z.string(), privateKey: privateKeySchema })),
});
