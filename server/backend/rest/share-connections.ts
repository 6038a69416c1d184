import type { Pool } from 'pg';
import { networkOf } from '#server/backend/network-of.ts';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { makeRestRefusal } from './problem.ts';

/** What a caller is counted by, each with the most connections that it may hold at once. */
export type Asker = readonly { name: string; share: number }[];
export type Turns = {
  /**
   * Resolves with the function that gives the connection back, once one is free for this caller.
   * Throws 503 after the pool’s waiting time.
   */
  enter: (asker: Asker) => Promise<() => void>;
  countWaiting: () => number;
};

/**
 * Shares a pool’s connections fairly: no caller exceeds its share, and a free connection goes to
 * the waiting caller that holds the fewest, its network counted too, first come first served.
 */
export function createTurns({ options }: Pick<Pool, 'options'>): Turns {
  const held = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let free = options.max;
  const countOf = (name: string) => held.get(name) ?? 0;
  const countAll = (asker: Asker) => asker.reduce((sum, { name }) => sum + countOf(name), 0);
  const mayTake = (asker: Asker) =>
    free > 0 && asker.every(({ name, share }) => countOf(name) < share);
  const add = (asker: Asker, change: 1 | -1) => {
    for (const { name } of asker) {
      const count = countOf(name) + change;
      if (count > 0) held.set(name, count);
      else held.delete(name);
    }
  };
  const take = (asker: Asker) => {
    free -= 1;
    add(asker, 1);
    return () => {
      free += 1;
      add(asker, -1);
      beginNext();
    };
  };
  const beginNext = () => {
    const find = () => findNext(waiting, mayTake, countAll);
    for (let next = find(); next; next = find()) next.begin();
  };
  return {
    enter: (asker) => {
      // While a connection is free, whoever waits already holds a whole share.
      if (mayTake(asker)) return Promise.resolve(take(asker));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(one);
          reject(refuseCrowd());
        }, options.connectionTimeoutMillis);
        const one: Waiting = {
          asker,
          begin: () => {
            clearTimeout(timer);
            waiting.delete(one);
            resolve(take(asker));
          },
        };
        waiting.add(one);
      });
    },
    countWaiting: () => waiting.size,
  };
}

/**
 * Connections are shared between users, networks, and the server itself, which needs many: several
 * accounts of one network hold half of them at most. `connections` is their total.
 */
export function askerOf({ role, claims }: Caller, clientIp: string, connections: number): Asker {
  const part = (share: number) => Math.max(1, Math.floor(connections * share));
  if (role === 'service_role') return [{ name: 'server', share: part(SHARE_OF_SERVER) }];
  const network = networkOf(clientIp);
  if (role === 'anon') return [{ name: `visitors ${network}`, share: part(SHARE) }];
  return [
    { name: `user ${claims.sub}`, share: part(SHARE) },
    { name: `users ${network}`, share: part(SHARE_OF_USERS) },
  ];
}

type Waiting = { asker: Asker; begin: () => void };

function findNext(
  waiting: Iterable<Waiting>,
  mayTake: (asker: Asker) => boolean,
  countOf: (asker: Asker) => number,
): Waiting | null {
  let [next, fewest] = [null as Waiting | null, Number.POSITIVE_INFINITY];
  for (const one of waiting) {
    if (!mayTake(one.asker)) continue;
    const count = countOf(one.asker);
    if (count < fewest) [next, fewest] = [one, count];
    if (fewest === 0) break;
  }
  return next;
}

function refuseCrowd(): Error {
  return makeRestRefusal(503, 'PGRST003', 'Timed out acquiring connection from connection pool', {
    hint: 'Ask for fewer things at once, or try again in a second',
  });
}

const SHARE = 1 / 4;
const SHARE_OF_SERVER = 1 / 2;
/** Signed-in users of one network: an office, or one person with many accounts. */
const SHARE_OF_USERS = 1 / 2;
