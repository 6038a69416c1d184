import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import { makeAuthRefusal, refuseForNow } from '#server/backend/auth/protocol/problem.ts';
import { createFairQueue, type TurnAsker } from '#server/backend/fair-queue.ts';
import { networkOf } from '#server/backend/network-of.ts';

/**
 * Hashes with bcrypt, as GoTrue does, off the event loop and never on all processors at once. Uses
 * a random salt by default. Refuses when too many callers wait, or when this one has left
 * (`signal`).
 */
export function hashPassword(password: string, asker: Asker, salt?: Uint8Array): Promise<string> {
  return inTurn(() => hash(password, COST, salt), describe(asker));
}

/**
 * The hash of a password under this salt, for a lookup; null, in the same time, for a password that
 * could never have been stored.
 */
export async function hashToFind(
  given: string,
  salt: Uint8Array,
  asker: Asker,
): Promise<string | null> {
  const found = await hashPassword(isReadable(given) ? given : '', asker, salt);
  return isReadable(given) ? found : null;
}

/** Compares a password; without a hash, takes as long. Refuses as `hashPassword` does. */
export async function isPassword(
  given: string,
  kept: string | null,
  asker: Asker,
): Promise<boolean> {
  const compare = () => verify(isReadable(given) ? given : '', kept || NOBODY);
  const matches = await inTurn(compare, describe(asker));
  return matches && isReadable(given) && Boolean(kept);
}

/** bcrypt reads 72 bytes only: a longer password was never stored. */
function isReadable(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_BYTES && !password.includes('\0');
}

/** Refuses a password too short, too long for bcrypt or too easily guessed, with every reason. */
export function requireStrongPassword(password: string, email: string): void {
  const reasons = listWeaknesses(password, email);
  if (reasons.length === 0) return;
  throw makeAuthRefusal(422, 'weak_password', messageOf(reasons, password), reasons);
}

function listWeaknesses(password: string, email: string): ('length' | 'characters' | 'pwned')[] {
  const plain = password.toLowerCase();
  const isLong = [...password].length >= MIN_LENGTH && Buffer.byteLength(password) <= MAX_BYTES;
  const isVaried = new Set(plain).size >= MIN_DISTINCT && !password.includes('\0');
  const isCommon = COMMON.has(plain) || plain === email || plain === email.split('@')[0];
  return [
    ...(isLong ? [] : (['length'] as const)),
    ...(isVaried ? [] : (['characters'] as const)),
    ...(isCommon ? (['pwned'] as const) : []),
  ];
}

function messageOf([reason]: readonly string[], password: string): string {
  if (reason === 'characters') return 'Password should contain more different characters.';
  if (reason === 'pwned') return 'Password is known to be weak and easy to guess.';
  return Buffer.byteLength(password) > MAX_BYTES
    ? `Password cannot be longer than ${MAX_BYTES} bytes.`
    : `Password should be at least ${MIN_LENGTH} characters.`;
}

type Asker = Pick<AuthRequest, 'signal' | 'clientIp'> & Pick<TurnAsker, 'account' | 'isKnown'>;

function describe({ signal, clientIp, account, isKnown = false }: Asker): TurnAsker {
  return { signal, network: networkOf(clientIp), isKnown, ...(account && { account }) };
}

/** No client receives this answer; it only shows in the log (nginx uses the same number). */
function goneAway(): Error {
  return makeAuthRefusal(499, 'request_timeout', 'The client has left');
}

const COST = 10;
const MIN_LENGTH = 8;
const MAX_BYTES = 72;
const MIN_DISTINCT = 4;
/** Leaves one processor to other requests, however many users sign in at once. */
const { run: inTurn } = createFairQueue({
  parallel: Math.max(1, Math.min(3, availableParallelism() - 1)),
  // After that long most users give up, and their clients retry.
  longestWaitMs: 10_000,
  usualMs: 60,
  refusals: { busy: refuseForNow, left: goneAway },
});
/** Compared against when there is no hash: the hash of discarded random bytes. */
const NOBODY = '$2b$10$GsW5RIfr7fbGTBUtnBlIyebXBXLsVXWFr49mQWv4Vwyx6mpSpqb/a';

/** The most common stolen passwords of eight characters or more, and their French equivalents. */
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 password password1 password123 passw0rd motdepasse motdepasse1
  azertyuiop azerty123 azerty1234 qwertyuiop qwerty123 qwerty1234 iloveyou jetaime1 bonjour1 bonjour123 doudou123 marseille
  marseille13 chocolat sunshine princess princesse football baseball superman whatever trustno1 1q2w3e4r 1qaz2wsx abcd1234
  abc12345 11223344 facturier facture1 facture123 facturation administrator admin123 soleil123 loulou123 camille1 nicolas1
  letmein1 welcome1 welcome123 bienvenue bienvenue1 changeme changeme1 secret123`.split(/\s+/),
);
