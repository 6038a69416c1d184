import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { createQueue } from './password-queue.ts';

/**
 * bcrypt, as GoTrue keeps it: off the event loop, and never on all processors at once. Without a
 * salt, by a random one. Refuses for now where too many wait, and whoever has left meanwhile
 * (`signal`).
 */
export function hashPassword(
  password: string,
  { signal }: Asker,
  salt?: Uint8Array,
): Promise<string> {
  return inTurn(() => hash(password, COST, salt), signal);
}

/**
 * What a password would be kept as with a salt, to be looked for; null, in the same time, for one
 * that is never kept.
 */
export async function hashToFind(
  given: string,
  salt: Uint8Array,
  asker: Asker,
): Promise<string | null> {
  const found = await hashPassword(isReadable(given) ? given : '', asker, salt);
  return isReadable(given) ? found : null;
}

/**
 * Whether it is the password; without a kept one, takes as long and says no. Refuses as
 * `hashPassword` does.
 */
export async function isPassword(
  given: string,
  kept: string | null,
  { signal }: Asker,
): Promise<boolean> {
  const compare = () => verify(isReadable(given) ? given : '', kept || NOBODY);
  const matches = await inTurn(compare, signal);
  return matches && isReadable(given) && Boolean(kept);
}

/** bcrypt reads 72 bytes: a longer one was never kept. */
function isReadable(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_BYTES && !password.includes('\0');
}

/**
 * Refuses, with all its reasons, a password that is too short, too long for bcrypt or too easily
 * guessed.
 */
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

type Asker = Pick<AuthRequest, 'signal'>;

const COST = 10;
const MIN_LENGTH = 8;
const MAX_BYTES = 72;
const MIN_DISTINCT = 4;
/** Leaves a processor to the others, however many sign in at once. */
const inTurn = createQueue({
  parallel: Math.max(1, Math.min(3, availableParallelism() - 1)),
  // Most people have given up by then, and their clients asked again.
  longestWaitMs: 10_000,
  usualMs: 60,
});
/**
 * What is compared with when there is nothing to compare with: of random bytes that nobody kept.
 */
const NOBODY = '$2b$10$GsW5RIfr7fbGTBUtnBlIyebXBXLsVXWFr49mQWv4Vwyx6mpSpqb/a';

/** The first of every list of stolen passwords, and theirs in French, from eight characters on. */
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 password password1 password123 passw0rd motdepasse motdepasse1
  azertyuiop azerty123 azerty1234 qwertyuiop qwerty123 qwerty1234 iloveyou jetaime1 bonjour1 bonjour123 doudou123 marseille
  marseille13 chocolat sunshine princess princesse football baseball superman whatever trustno1 1q2w3e4r 1qaz2wsx abcd1234
  abc12345 11223344 facturier facture1 facture123 facturation administrator admin123 soleil123 loulou123 camille1 nicolas1
  letmein1 welcome1 welcome123 bienvenue bienvenue1 changeme changeme1 secret123`.split(/\s+/),
);
