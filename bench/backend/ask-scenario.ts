import { type Account, type BackendContender, signInAll } from './contender.ts';
import { type Load, type LoadJob, load } from './load.ts';
import { fillList, type Scenario } from './scenarios.ts';

/** A running server and its signed-in accounts. */
export type Ready = { contender: BackendContender; accounts: readonly Account[] };

/** Signs the accounts in and fills the list of the first. */
export async function prepare(
  contender: BackendContender,
  emails: readonly string[],
): Promise<Ready> {
  const accounts = await signInAll(contender, emails);
  await fillList(contender, accounts);
  return { contender, accounts };
}

/** `from` is an IP address, for servers that trust the caller’s. */
type Turn = { scenario: Scenario; connections: number; seconds?: number; from?: string };

export async function askScenario(ready: Ready, turn: Turn): Promise<Load> {
  return load(await prepareTurn(ready, turn));
}

/** Signs in whoever needs a session of their own, before the measurement. */
export async function prepareTurn(
  { contender, accounts }: Ready,
  { scenario, connections, seconds = scenario.seconds ?? TURN_S, from = '192.0.2.1' }: Turn,
): Promise<LoadJob> {
  const { method, path, isSpent = false, askers = () => [] } = scenario;
  // A refresh token works once.
  const emails = accounts.slice(0, connections).map(({ email }) => email);
  const own = isSpent ? await signInAll(contender, emails) : accounts;
  return {
    url: `${contender.origin}${path}`,
    method,
    headers: {
      ...contender.headers,
      'X-Forwarded-For': from,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      ...scenario.headers,
    },
    authorizations: askers(own).map(({ token }) => `Bearer ${token}`),
    bodies: scenario.bodies(own),
    spent: isSpent,
    connections,
    seconds,
  };
}

const TURN_S = 2;
