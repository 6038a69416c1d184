import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#server/backend/network-of.ts';
import { makeAuthRefusal } from './problem.ts';

/** A limit: `points` uses in `duration` seconds, by network address or by account. */
export type LimitRule = {
  keyPrefix: string;
  points: number;
  duration: number;
  isByClientIp?: boolean;
  /**
   * Counted by each server on its own: asking the database would cost more than what is counted.
   */
  isLocal?: boolean;
  /**
   * Asked of the database each time, even when it is full: uses are given back, and its end moves.
   */
  isExact?: boolean;
};
export type Limits = Readonly<Record<keyof typeof LIMIT_RULES, RateLimiterAbstract>>;

/** In memory; replicas that share a database give a `create` of theirs. */
export function createLimits(
  create: (rule: LimitRule) => RateLimiterAbstract = (rule) => new RateLimiterMemory(rule),
): Limits {
  const { flow, password, link, refresh, signIn, signInAnywhere, ...rules } = LIMIT_RULES;
  const { oneEmail, manyEmails, stranger, manyStrangers, code } = rules;
  return {
    flow: create(flow),
    password: create(password),
    link: create(link),
    refresh: create(refresh),
    signIn: create(signIn),
    signInAnywhere: create(signInAnywhere),
    oneEmail: create(oneEmail),
    manyEmails: create(manyEmails),
    stranger: create(stranger),
    manyStrangers: create(manyStrangers),
    code: create(code),
  };
}

/** Counts a use, or refuses it. */
export async function requireRate(limiter: RateLimiterAbstract, key: string): Promise<void> {
  if (!(await takeRate(limiter, key)))
    throw makeAuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/**
 * What a request for a token counts at: passwords that are guessed leave the doors of links and of
 * sessions open.
 */
export function doorOfGrant(limits: Limits, grant: string | null): RateLimiterAbstract {
  if (grant === 'refresh_token') return limits.refresh;
  if (grant === 'password') return limits.password;
  return grant === 'pkce' ? limits.link : limits.flow;
}

/**
 * An attempt at the password of an account, the network address that it comes from, and the proof
 * of a browser that is known.
 */
type PasswordTry = { account: string; clientIp: string; device: string | null };

/**
 * Counts an attempt at a password: by account and network, which blocks only that network; and by
 * account alone, with a far higher limit. A known device has a door of its own: strangers who
 * guess cannot close it.
 */
export async function requirePasswordRate(limits: Limits, given: PasswordTry): Promise<void> {
  for (const { limiter, key } of doorsOf(limits, given)) await requireRate(limiter, key);
}

/**
 * Compares a password, which counts as a try. Where nothing could be compared, since too many wait
 * or the client has left, nothing was tried either.
 */
export async function tryPassword<Found>(
  limits: Limits,
  given: PasswordTry,
  compare: () => Promise<Found>,
): Promise<Found> {
  await requirePasswordRate(limits, given);
  try {
    return await compare();
  } catch (error) {
    for (const { limiter, key } of doorsOf(limits, given)) await giveRateBack(limiter, key);
    throw error;
  }
}

/** The password was right. */
export async function forgetPasswordRate(limits: Limits, given: PasswordTry): Promise<void> {
  const [own, ...others] = doorsOf(limits, given);
  await forgetRate(own.limiter, own.key);
  for (const { limiter, key } of others) await giveRateBack(limiter, key);
}

type Door = { limiter: RateLimiterAbstract; key: string };

function doorsOf(limits: Limits, given: PasswordTry): [Door, ...Door[]] {
  const { account, device } = given;
  if (device) return [{ limiter: limits.signIn, key: `device ${device}` }];
  return [
    { limiter: limits.signIn, key: placeOf(given) },
    { limiter: limits.signInAnywhere, key: account },
  ];
}

export function placeOf({ account, clientIp }: Omit<PasswordTry, 'device'>): string {
  return `${account} ${networkOf(clientIp)}`;
}

/** The address or the account that messages count at; those of an hour may count at another. */
type EmailKeys = { key: string; hourKey?: string };

/** Counts a message; refuses it with the words of upstream. */
export async function requireEmailRate(limits: Limits, keys: EmailKeys): Promise<void> {
  if (!(await takeEmailRate(limits, keys))) throw overEmailRate(limits.oneEmail);
}

function overEmailRate(
  { duration }: RateLimiterAbstract,
  code: 'over_email_send_rate_limit' | 'over_email_day_limit' = 'over_email_send_rate_limit',
): Error {
  return makeAuthRefusal(
    429,
    code,
    `For security purposes, you can only request this after ${duration} seconds.`,
  );
}

/** Whether one more message may go: one a minute, and not for hours. */
export async function takeEmailRate(
  limits: Limits,
  { key, hourKey = key }: EmailKeys,
): Promise<boolean> {
  return (await takeRate(limits.oneEmail, key)) && takeRate(limits.manyEmails, hourKey);
}

/** Nothing was sent. */
export async function giveEmailRateBack(
  limits: Limits,
  { key, hourKey = key }: EmailKeys,
): Promise<void> {
  await forgetRate(limits.oneEmail, key);
  await giveRateBack(limits.manyEmails, hourKey);
}

/**
 * Whether one more message may go to an address that nobody has proven, whoever asks: one a minute,
 * five a day. What is refused does not count.
 */
export async function takeStrangerRate(limits: Limits, recipient: string): Promise<boolean> {
  return (await findFullLimit(limits, recipient)) === null;
}

/** The same, or a refusal that says nothing of the address. */
export async function requireStrangerRate(limits: Limits, recipient: string): Promise<void> {
  const full = await findFullLimit(limits, recipient);
  if (full === null) return;
  const code = full === limits.stranger ? 'over_email_send_rate_limit' : 'over_email_day_limit';
  throw overEmailRate(full, code);
}

async function findFullLimit(
  limits: Limits,
  recipient: string,
): Promise<RateLimiterAbstract | null> {
  const taken: RateLimiterAbstract[] = [];
  for (const limiter of [limits.stranger, limits.manyStrangers]) {
    taken.push(limiter);
    if (await takeRate(limiter, recipient)) continue;
    for (const counted of taken) await giveRateBack(counted, recipient);
    return limiter;
  }
  return null;
}

/** Nothing was sent. */
export async function giveStrangerRateBack(limits: Limits, recipient: string): Promise<void> {
  await giveRateBack(limits.stranger, recipient);
  await giveRateBack(limits.manyStrangers, recipient);
}

/** Whether there was a use left. */
export async function takeRate(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  return (await takeOrWait(limiter, key)) === 0;
}

/** Takes a use, and gives 0; where none is left, in how many seconds there is one. */
export async function takeOrWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(nameOf(key));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Leaves no use for so many seconds from now. */
export async function blockRate(
  limiter: RateLimiterAbstract,
  key: string,
  seconds: number,
): Promise<void> {
  await limiter.block(nameOf(key), seconds);
}

/** Resets a count: someone who has proved to be right starts afresh. */
export async function forgetRate(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.delete(nameOf(key));
}

/** Gives a use back, when it turns out to count for nobody. */
export async function giveRateBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.reward(nameOf(key));
}

/** Addresses are stored as hashes. */
function nameOf(key: string): string {
  return createHash('sha256').update(networkOf(key)).digest('base64url');
}

export const LIMIT_RULES = {
  /**
   * By address of the network, over everything that guesses or sends, but what has a door of its
   * own.
   */
  flow: { keyPrefix: 'auth_flow', points: 60, duration: 300, isByClientIp: true },
  /** By address of the network: whoever forgot a password goes on by a link. */
  password: { keyPrefix: 'auth_password', points: 60, duration: 300, isByClientIp: true },
  link: { keyPrefix: 'auth_link', points: 60, duration: 300, isByClientIp: true },
  /** By address of the network: an office has many tabs. */
  refresh: { keyPrefix: 'auth_refresh', points: 600, duration: 300, isByClientIp: true },
  /** By account and network, or by known device: strangers cannot lock the owner out. */
  signIn: { keyPrefix: 'auth_sign_in', points: 20, duration: 900 },
  /** By account, from anywhere. */
  signInAnywhere: { keyPrefix: 'auth_sign_in_anywhere', points: 100, duration: 3600 },
  /** Each kind of message is counted for each address, or for each account. */
  oneEmail: { keyPrefix: 'auth_message', points: 1, duration: 60, isExact: true },
  manyEmails: { keyPrefix: 'auth_messages', points: 10, duration: 3600, isExact: true },
  /** All accounts together, for each address that they write to. */
  stranger: { keyPrefix: 'auth_stranger', points: 1, duration: 60, isExact: true },
  manyStrangers: { keyPrefix: 'auth_strangers', points: 5, duration: 86_400, isExact: true },
  /** By account: a code has six digits only. */
  code: { keyPrefix: 'auth_code', points: 5, duration: 300 },
} as const satisfies Record<string, LimitRule>;
