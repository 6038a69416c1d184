import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuthRequest } from './auth-request.ts';
import type { AuthService } from './auth-service.ts';
import {
  answerWithCookie,
  readSiteCookie,
  type SiteCookie,
  writeSiteCookie,
} from './site-cookie.ts';

/** `encrypted_password` is null when another server keeps it. */
type Owner = { id: string; encrypted_password: string | null };
type Server = Pick<AuthService, 'site' | 'now'> & { keys: { secret: string } };
type Browser = Pick<AuthRequest, 'cookies'>;

/**
 * The proof that this browser signed in with the current password of an account, or null. It is
 * signed by this server and void once the password changes.
 */
export function readKnownDevice(
  server: Server,
  browser: Browser,
  user: Owner | null,
): string | null {
  return user && (readProofs(server, browser).find((proof) => isOf(server, user, proof)) ?? null);
}

/** The cookie that makes a browser known after its user gave the right password. */
export function writeKnownDevice(server: Server, browser: Browser, user: Owner): string {
  const others = readProofs(server, browser).filter((proof) => !isOf(server, user, proof));
  const proofs = [makeProof(server, user, server.now().getTime()), ...others].slice(0, MOST);
  return writeSiteCookie(server, DEVICE, proofs.join('~'));
}

/**
 * Answers a browser whose user just gave or chose the password. A request that a page of another
 * site may have sent sets no cookie, so it cannot replace the browser’s known accounts.
 */
export function answerKnownDevice(
  service: AuthService,
  request: AuthRequest,
  { user, answer }: { user: Owner; answer: unknown },
): Response {
  const cookie = request.isKeyInHeader ? writeKnownDevice(service, request, user) : null;
  return answerWithCookie(answer, cookie);
}

function readProofs(server: Server, browser: Browser): string[] {
  const proofs = (readSiteCookie(server, browser, DEVICE) ?? '').split('~');
  return proofs.filter((proof) => /^[\da-z]{1,12}\.[\w-]{43}$/.test(proof)).slice(0, MOST);
}

function isOf(server: Server, user: Owner, proof: string): boolean {
  const madeAt = Number.parseInt(proof, 36); // reads up to the point
  if (server.now().getTime() - madeAt > DEVICE.lifetimeS * 1000) return false;
  const own = Buffer.from(makeProof(server, user, madeAt));
  const given = Buffer.from(proof);
  return own.length === given.length && timingSafeEqual(own, given);
}

/** « time.code »: the code is an HMAC of the stored password hash, which it does not reveal. */
function makeProof(
  { keys }: Server,
  { id, encrypted_password: password }: Owner,
  madeAt: number,
): string {
  const time = madeAt.toString(36);
  const words = JSON.stringify(['known-device', id, time, password]);
  return `${time}.${createHmac('sha256', keys.secret).update(words).digest('base64url')}`;
}

const DEVICE: SiteCookie = { name: 'known-device', lifetimeS: 90 * 86_400 };
/** Known accounts per browser. */
const MOST = 4;
