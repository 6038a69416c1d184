import { type Account, type BackendContender, PASSWORD } from './contender.ts';

/** One kind of request, repeated. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Accounts that ask in turn; anonymous when absent. */
  askers?: (accounts: readonly Account[]) => readonly Account[];
  /** Used in turn. */
  bodies: (accounts: readonly Account[]) => string[];
  /** A body works once: its answer gives the next one. */
  isSpent?: boolean;
  /** The length of one turn. */
  seconds?: number;
  peer: 'lite' | 'static';
  /** Target, as a multiple of the peer’s speed. */
  wanted?: number;
  /** Target in answers per second, over sixteen connections. */
  wantedRate?: number;
};

const LISTED_ROWS = 50;
const noBody = () => [];

export const page: Scenario = {
  name: 'the home page',
  method: 'GET',
  path: '/',
  headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  bodies: noBody,
  peer: 'static',
  wantedRate: 5000,
};

export const list: Scenario = {
  name: `a list of ${LISTED_ROWS}`,
  method: 'GET',
  path: `/rest/v1/clients?select=id,name,billing_city&order=name&limit=${LISTED_ROWS}`,
  askers: (accounts) => accounts.slice(0, 1),
  bodies: noBody,
  peer: 'lite',
  wanted: 4,
};

export const insert: Scenario = {
  name: 'an insert and its triggers',
  method: 'POST',
  path: '/rest/v1/clients',
  // Not the first, whose list must not grow; several, since one account’s writes are queued.
  askers: (accounts) => accounts.slice(1),
  bodies: () => [JSON.stringify({ name: 'Cycles Garance', billing_city: 'Lyon' })],
  peer: 'lite',
};

export const refresh: Scenario = {
  name: 'a refresh',
  method: 'POST',
  path: '/auth/v1/token?grant_type=refresh_token',
  bodies: (accounts) =>
    accounts.map(({ refreshToken }) => JSON.stringify({ refresh_token: refreshToken })),
  isSpent: true,
  peer: 'lite',
};

export const signIn: Scenario = {
  name: 'a sign-in',
  method: 'POST',
  path: '/auth/v1/token?grant_type=password',
  bodies: (accounts) => accounts.map(({ email }) => JSON.stringify({ email, password: PASSWORD })),
  seconds: 10,
  peer: 'lite',
};

export const scenarios: readonly Scenario[] = [page, list, insert, refresh, signIn];

/** Adds rows to the list of the first account, by the protocol. */
export async function fillList(
  { origin, headers }: BackendContender,
  accounts: readonly Account[],
): Promise<void> {
  const rows = Array.from({ length: LISTED_ROWS }, (_, index) => ({
    name: `Client ${String(index).padStart(3, '0')}`,
    billing_city: 'Nantes',
  }));
  const answer = await fetch(`${origin}/rest/v1/clients`, {
    method: 'POST',
    headers: {
      ...headers,
      Authorization: `Bearer ${accounts[0]?.token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`No rows could be added: ${await answer.text()}`);
}
