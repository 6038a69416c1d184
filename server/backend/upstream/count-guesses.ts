import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import {
  doorOfGrant,
  forgetRate,
  giveRateBack,
  giveStrangerRateBack,
  type Limits,
  placeOf,
  requireRate,
  requireStrangerRate,
} from '#server/backend/auth/protocol/limits.ts';
import type { AskedRequest } from './read-asked.ts';

/** `isBearer`: the account comes from a token that only the project can verify. */
type Guess = { limiter: RateLimiterAbstract; key: string; isBearer: boolean };

/** `device`: the proof of a browser known for the account whose password it gives. */
type Asking = {
  asked: AskedRequest;
  clientIp: string;
  userId: string | null;
  device?: string | null;
};

/**
 * Applies our own limits before requests reach the project, which sees one IP for all visitors.
 * Throws GoTrue’s refusal; returns what to do with the project’s answer.
 */
export async function countGuesses(
  limits: Limits,
  asking: Asking,
): Promise<(answer: Response) => Promise<void>> {
  const { asked, clientIp } = asking;
  if (!isLimited(asked)) return nothing;
  await requireRate(doorOf(limits, asked), clientIp);
  const guesses = listGuesses(limits, asking);
  for (const { limiter, key } of guesses) await requireRate(limiter, key);
  const recipient = readNewAddress(asked);
  if (recipient) await requireStrangerRate(limits, recipient);
  return async (answer) => {
    if (recipient && !answer.ok) await giveStrangerRateBack(limits, recipient);
    for (const { limiter, key, isBearer } of guesses) {
      if (answer.ok) await forgetRate(limiter, key);
      else if (isBearer && isTokenRefused(answer)) await giveRateBack(limiter, key);
    }
  };
}

/** The account whose password is tried, if named by its e-mail address alone. */
export function readPasswordAccount({ words, query, fields }: AskedRequest): string | null {
  const isSignIn = words[0] === 'token' && query.get('grant_type') === 'password';
  return isSignIn && !isText(fields.phone) && isText(fields.email) ? fields.email : null;
}

/** The project writes to this address, and counts by account only. */
function readNewAddress({ words, method, fields }: AskedRequest): string | null {
  const isChange = words.join('/') === 'user' && method === 'PUT';
  return isChange && isText(fields.email) ? fields.email : null;
}

function doorOf(limits: Limits, { words: [first], query }: AskedRequest): RateLimiterAbstract {
  if (first === 'token') return doorOfGrant(limits, query.get('grant_type'));
  return first === 'verify' ? limits.link : limits.flow;
}

function isLimited({ words, method }: AskedRequest): boolean {
  const [first = '', second] = words;
  if (first === 'user') return method === 'PUT' || second === 'identities';
  return LIMITED.has(first);
}

function listGuesses(limits: Limits, { asked, clientIp, userId, device = null }: Asking): Guess[] {
  const { words, query, fields } = asked;
  const names = [fields.email, fields.phone].filter(isText);
  const of = (limiter: RateLimiterAbstract, keys: readonly string[], isBearer = false): Guess[] =>
    keys.map((key) => ({ limiter, key, isBearer }));
  const ofPassword = (accounts: readonly string[], isBearer = false): Guess[] => [
    ...of(
      limits.signIn,
      accounts.map((account) => placeOf({ account, clientIp })),
      isBearer,
    ),
    ...of(limits.signInAnywhere, accounts, isBearer),
  ];
  const account = readPasswordAccount(asked);
  if (account !== null && device !== null)
    return [
      ...of(limits.signIn, [`device ${device}`]),
      ...of(limits.signInAnywhere, [`devices ${account}`]),
    ];
  if (words[0] === 'token') return query.get('grant_type') === 'password' ? ofPassword(names) : [];
  if (words[0] === 'verify') return of(limits.code, names);
  const bearer = userId === null ? [] : [userId];
  if (words[0] === 'factors') return words.at(-1) === 'verify' ? of(limits.code, bearer, true) : [];
  if (words[0] !== 'user') return [];
  return [
    ...(isText(fields.nonce) ? of(limits.code, bearer, true) : []),
    ...(isText(fields.current_password) ? ofPassword(bearer, true) : []),
  ];
}

/** A forged token that names a user must not use up that user’s attempts. */
function isTokenRefused({ status, headers }: Response): boolean {
  return status === 401 || headers.get('x-sb-error-code') === 'bad_jwt';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const LIMITED = new Set(
  'token signup verify recover otp magiclink resend factors reauthenticate sso authorize callback'.split(
    ' ',
  ),
);
const nothing = () => Promise.resolve();
