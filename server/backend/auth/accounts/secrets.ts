import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 bits that nobody guesses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, for what a person copies by hand. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** How a token is kept: who reads the database learns no token. One of 256 bits needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The salt of all passwords that wait for the confirmation of one address: one hash tells whether a
 * password is among them, however many they are. Another address has another one, which nobody
 * tells without the key of the server.
 */
export function saltOf(email: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(`sign-up:${email}`).digest().subarray(0, 16);
}

/**
 * The token that follows another one. Uses of one token at the same time get the same next one,
 * though none is kept as it is; who has no key of the server cannot tell it.
 */
export function nextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
