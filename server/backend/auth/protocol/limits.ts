import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#server/backend/network-of.ts';
import { makeAuthRefusal } from './problem.ts';

/** `points` uses in `duration` seconds, by client IP or by account. */
export type LimitRule = {
  keyPrefix: string;
  points: number;
  duration: number;
  /** Counts by client IP, an IPv6 one by its /64 (`networkOf`). */
  isByClientIp?: boolean;
  /**
   * Counted in each server’s memory: the database query would cost more than the work it limits.
   */
  isLocal?: boolean;
  /** Always read from the database, even when full: uses are given back and blocks are extended. */
  isExact?: boolean;
};
export type Limits = Readonly<Record<keyof typeof LIMIT_RULES, RateLimiterAbstract>>;

/** In memory by default; replicas pass a `create` that shares the counts through the database. */
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

/** Counts a use; refuses with 429 when none is left. */
export async function requireRate(limiter: RateLimiterAbstract, key: string): Promise<void> {
  if (!(await takeRate(limiter, key)))
    throw makeAuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** The limit of a token request, by grant: guessed passwords must not block links and refreshes. */
export function doorOfGrant(limits: Limits, grant: string | null): RateLimiterAbstract {
  if (grant === 'refresh_token') return limits.refresh;
  if (grant === 'password') return limits.password;
  return grant === 'pkce' ? limits.link : limits.flow;
}

type PasswordTry = { account: string; clientIp: string; device: string | null };

/**
 * Counts a password attempt by account and network, which blocks only that network, and by account
 * alone with a far higher limit. A known device has its own limit, which strangers cannot use up.
 */
export async function requirePasswordRate(limits: Limits, given: PasswordTry): Promise<void> {
  for (const { limiter, key } of doorsOf(limits, given)) await requireRate(limiter, key);
}

/**
 * Counts an attempt and compares the password. The attempt is given back when nothing was compared,
 * because too many callers wait or this one has left.
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

/**
 * After the right password: clears the network’s or device’s count, and uncounts the attempt for
 * the account.
 */
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

/** The keys of an e-mail’s minute and hour limits: an address or an account. */
type EmailKeys = { key: string; hourKey?: string };

/** Counts an e-mail; refuses it with GoTrue’s code and sentence. */
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

/** Whether one more e-mail may go: one a minute, ten an hour. */
export async function takeEmailRate(
  limits: Limits,
  { key, hourKey = key }: EmailKeys,
): Promise<boolean> {
  return (await takeRate(limits.oneEmail, key)) && takeRate(limits.manyEmails, hourKey);
}

/** Uncounts an e-mail that was not sent. */
export async function giveEmailRateBack(
  limits: Limits,
  { key, hourKey = key }: EmailKeys,
): Promise<void> {
  await forgetRate(limits.oneEmail, key);
  await giveRateBack(limits.manyEmails, hourKey);
}

/**
 * Whether one more e-mail may go to an unproven address, whoever asks: one a minute, five a day.
 * Refused e-mails do not count.
 */
export async function takeStrangerRate(limits: Limits, recipient: string): Promise<boolean> {
  return (await findFullLimit(limits, recipient)) === null;
}

/** Same, as a refusal that tells nothing about the address. */
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

/** Uncounts an e-mail that was not sent. */
export async function giveStrangerRateBack(limits: Limits, recipient: string): Promise<void> {
  await giveRateBack(limits.stranger, recipient);
  await giveRateBack(limits.manyStrangers, recipient);
}

/** Counts a use; returns whether one was left. */
export async function takeRate(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  return (await takeOrWait(limiter, key)) === 0;
}

/** Counts a use and returns 0, or returns the seconds until one is free. */
export async function takeOrWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(nameOf(key));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Refuses every use for that many seconds. */
export async function blockRate(
  limiter: RateLimiterAbstract,
  key: string,
  seconds: number,
): Promise<void> {
  await limiter.block(nameOf(key), seconds);
}

/** Resets a count. */
export async function forgetRate(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.delete(nameOf(key));
}

/** Uncounts a use. */
export async function giveRateBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.reward(nameOf(key));
}

/** Keys are stored as hashes, since they hold e-mail addresses. */
function nameOf(key: string): string {
  return createHash('sha256').update(networkOf(key)).digest('base64url');
}

export const LIMIT_RULES = {
  /** Per client IP, for every endpoint without a limit of its own. */
  flow: { keyPrefix: 'auth_flow', points: 60, duration: 300, isByClientIp: true },
  /** Per client IP. Separate from `link`: after failed passwords a user continues by a link. */
  password: { keyPrefix: 'auth_password', points: 60, duration: 300, isByClientIp: true },
  link: { keyPrefix: 'auth_link', points: 60, duration: 300, isByClientIp: true },
  /** Per client IP: an office behind one IP has many tabs. */
  refresh: { keyPrefix: 'auth_refresh', points: 600, duration: 300, isByClientIp: true },
  /** Per account and network, or per known device: strangers cannot lock the owner out. */
  signIn: { keyPrefix: 'auth_sign_in', points: 20, duration: 900 },
  /** Per account, from any network. */
  signInAnywhere: { keyPrefix: 'auth_sign_in_anywhere', points: 100, duration: 3600 },
  /** Per kind of e-mail, and address or account. */
  oneEmail: { keyPrefix: 'auth_message', points: 1, duration: 60, isExact: true },
  manyEmails: { keyPrefix: 'auth_messages', points: 10, duration: 3600, isExact: true },
  /** Per e-mail address, over all accounts that write to it. */
  stranger: { keyPrefix: 'auth_stranger', points: 1, duration: 60, isExact: true },
  manyStrangers: { keyPrefix: 'auth_strangers', points: 5, duration: 86_400, isExact: true },
  /** Per account: a code has six digits only. */
  code: { keyPrefix: 'auth_code', points: 5, duration: 300 },
} as const satisfies Record<string, LimitRule>;
