import { type Account, type BackendContender, PASSWORD } from './contender.ts';

/** One kind of request, asked again and again. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: (accounts: readonly Account[]) => Record<string, string>;
  /** Each request takes the next one. */
  bodies: (accounts: readonly Account[]) => string[];
  /** A body is used once: the answer brings the next. */
  isSpent?: boolean;
  /** Of one turn. */
  seconds?: number;
  /** Times as fast as the peer. */
  wanted: number | null;
};

const LISTED_ROWS = 50;

const nothing = () => ({});
const noBody = () => [];
const asFirst = ([first]: readonly Account[]) => ({ Authorization: `Bearer ${first?.token}` });
/** Rows that are added must not lengthen the list of the first. */
const asSecond = ([, second]: readonly Account[]) => ({ Authorization: `Bearer ${second?.token}` });

export const scenarios: readonly Scenario[] = [
  {
    name: `a list of ${LISTED_ROWS}`,
    method: 'GET',
    path: `/rest/v1/clients?select=id,name,billing_city&order=name&limit=${LISTED_ROWS}`,
    headers: asFirst,
    bodies: noBody,
    wanted: 4,
  },
  {
    name: 'an insert and its trigger',
    method: 'POST',
    path: '/rest/v1/clients',
    headers: asSecond,
    bodies: () => [JSON.stringify({ name: 'Cycles Garance', billing_city: 'Lyon' })],
    wanted: null,
  },
  {
    name: 'a refresh',
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    headers: nothing,
    bodies: (accounts) =>
      accounts.map(({ refreshToken }) => JSON.stringify({ refresh_token: refreshToken })),
    isSpent: true,
    wanted: null,
  },
  {
    name: 'a sign-in',
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: nothing,
    bodies: (accounts) =>
      accounts.map(({ email }) => JSON.stringify({ email, password: PASSWORD })),
    seconds: 10,
    wanted: null,
  },
];

/** Rows for the list of the first account, by the protocol. */
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
    headers: { ...headers, ...asFirst(accounts), 'Content-Type': 'application/json' },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`No rows could be added: ${await answer.text()}`);
}
