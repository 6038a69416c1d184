import type { Pool } from 'pg';
import { networkOf } from '#server/backend/network-of.ts';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { makeRestRefusal } from './problem.ts';

/** A caller, and the most connections that it may hold at once. */
export type Asker = { name: string; share: number };
export type Turns = {
  /**
   * Resolves with the function that gives the connection back, once one is free for this caller.
   * Throws 503 after the pool’s waiting time.
   */
  enter: (asker: Asker) => Promise<() => void>;
};

/**
 * Shares a pool’s connections fairly: no caller exceeds its share, and a free connection goes to
 * the waiting caller that holds the fewest, first come first served.
 */
export function createTurns({ options }: Pick<Pool, 'options'>): Turns {
  const held = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let free = options.max;
  const countOf = ({ name }: Asker) => held.get(name) ?? 0;
  const take = (asker: Asker) => {
    free -= 1;
    held.set(asker.name, countOf(asker) + 1);
    return () => {
      free += 1;
      const left = countOf(asker) - 1;
      if (left > 0) held.set(asker.name, left);
      else held.delete(asker.name);
      const next = findNext(waiting, countOf);
      if (next) next.begin();
    };
  };
  return {
    enter: (asker) => {
      // While a connection is free, whoever waits already holds a whole share.
      if (free > 0 && countOf(asker) < asker.share) return Promise.resolve(take(asker));
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
  };
}

/**
 * Connections are shared between users, networks of visitors, and the server itself, which needs
 * many. `connections` is their total.
 */
export function askerOf({ role, claims }: Caller, clientIp: string, connections: number): Asker {
  const part = (share: number) => Math.max(1, Math.floor(connections * share));
  if (role === 'service_role') return { name: 'server', share: part(SHARE_OF_SERVER) };
  const name = role === 'anon' ? `network ${networkOf(clientIp)}` : `user ${claims.sub}`;
  return { name, share: part(SHARE) };
}

type Waiting = { asker: Asker; begin: () => void };

function findNext(waiting: Iterable<Waiting>, countOf: (asker: Asker) => number): Waiting | null {
  let [next, fewest] = [null as Waiting | null, Number.POSITIVE_INFINITY];
  for (const one of waiting) {
    const count = countOf(one.asker);
    if (count < fewest && count < one.asker.share) [next, fewest] = [one, count];
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
