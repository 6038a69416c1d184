import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Six random digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a token (SHA-256, hex). With 256 random bits, no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The salt shared by all pending passwords of one e-mail address, so that one hash tells whether a
 * password is among them. Needs the server’s secret.
 */
export function saltOf(email: string, secret: string): Uint8Array {
  return createHmac('sha256', secret).update(`sign-up:${email}`).digest().subarray(0, 16);
}

/**
 * The successor of a refresh token. It is derived, not stored: simultaneous uses get the same one,
 * and only the holder of the server’s secret can compute it.
 */
export function nextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
