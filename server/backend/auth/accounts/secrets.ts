import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, for codes that people type. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * How a token is stored: reading the database reveals no token. With 256 bits, no salt is needed.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The salt shared by all pending passwords of one address, so that one hash tells whether a
 * password is among them. It cannot be computed without the key of the server.
 */
export function saltOf(email: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(`sign-up:${email}`).digest().subarray(0, 16);
}

/**
 * The token that follows another one. Simultaneous uses of a token get the same successor, although
 * it is not stored in clear; nobody can compute it without the key of the server.
 */
export function nextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
