import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';

type Owner = Pick<UserRow, 'id' | 'encrypted_password'>;

/**
 * The proof that this browser has signed in by the present password of an account; null where it
 * shows none. Only this server makes one, and another password wants another.
 */
export function readKnownDevice(
  service: AuthService,
  request: AuthRequest,
  user: Owner | null,
): string | null {
  return user && (readProofs(service, request).find((proof) => isOf(service, user, proof)) ?? null);
}

/** An answer to a browser that has just given the password of a user, or chosen it. */
export function answerKnownDevice(
  service: AuthService,
  request: AuthRequest,
  { user, answer }: { user: Owner; answer: unknown },
): Response {
  const others = readProofs(service, request).filter((proof) => !isOf(service, user, proof));
  const proofs = [makeProof(service, user, service.now().getTime()), ...others].slice(0, MOST);
  const isSecure = service.site.origin.startsWith('https:');
  const cookie = `${nameOf(service)}=${proofs.join('~')}; Path=/; Max-Age=${LIFETIME_MS / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': cookie } });
}

function readProofs(service: AuthService, { cookies }: AuthRequest): string[] {
  const proofs = (cookies[nameOf(service)] ?? '').split('~');
  return proofs.filter((proof) => /^[\da-z]{1,12}\.[\w-]{43}$/.test(proof)).slice(0, MOST);
}

function isOf(service: AuthService, user: Owner, proof: string): boolean {
  const madeAt = Number.parseInt(proof, 36); // up to the point
  if (service.now().getTime() - madeAt > LIFETIME_MS) return false;
  const own = Buffer.from(makeProof(service, user, madeAt));
  const given = Buffer.from(proof);
  return own.length === given.length && timingSafeEqual(own, given);
}

/** « time.code »: the code is made of the stored hash of the password, which it does not reveal. */
function makeProof(
  { keys }: AuthService,
  { id, encrypted_password: password }: Owner,
  madeAt: number,
): string {
  const time = madeAt.toString(36);
  const words = JSON.stringify(['known-device', id, time, password]);
  return `${time}.${createHmac('sha256', keys.secret).update(words).digest('base64url')}`;
}

/** The prefix keeps other hosts of the domain from setting it; it wants HTTPS. */
function nameOf({ site }: AuthService): string {
  return site.origin.startsWith('https:') ? '__Host-known-device' : 'known-device';
}

const LIFETIME_MS = 90 * 86_400_000;
/** Accounts that one browser is known for. */
const MOST = 4;
