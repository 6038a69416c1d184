import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAuthProblem } from '#server/backend/auth/protocol/problem.ts';
import { createQueue } from './password-queue.ts';

/** A queue on a fake clock; `end` finishes the oldest job after that many milliseconds. */
function open({ parallel = 1, longestWaitMs = 1000 } = {}) {
  let time = 0;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createQueue({ parallel, longestWaitMs, usualMs: 100, now: () => time });
  const ask = (
    name: string,
    { signal = new AbortController().signal, network = 'home', isKnown = false } = {},
  ) =>
    queue(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      },
      { signal, network, isKnown },
    );
  const end = async (ms = 100) => {
    time += ms;
    ends.shift()?.();
    await turn();
  };
  return { ask, end, begun };
}

test('so many go on at a time, and the others wait for their turn, in order', async () => {
  const { ask, end, begun } = open({ parallel: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  await turn();
  expect(begun).toEqual(['a', 'b']);
  await end();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (let left = 0; left < 3; left += 1) await end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails gives its turn all the same', async () => {
  const asker = { signal: new AbortController().signal, network: 'home', isKnown: false };
  const queue = createQueue({ parallel: 1, longestWaitMs: 1000, usualMs: 100 });
  const failed = queue(() => Promise.reject(new Error('broken')), asker);
  const next = queue(() => Promise.resolve('next'), asker);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('what would wait too long is refused, and told when to come back', async () => {
  const { ask, end } = open({ longestWaitMs: 1000 });
  // One runs, eleven wait at most a second.
  for (let asked = 0; asked < 12; asked += 1) ask(String(asked)).catch(() => undefined);
  await turn();
  const problem = readAuthProblem(await ask('one more').catch((error: unknown) => error));
  expect(problem).toMatchObject({ status: 503, code: 'over_request_rate_limit', retryAfter: 2 });
  // At a slower pace, fewer may wait.
  await end(1000);
  await expect(ask('after a slow one')).rejects.toThrow();
  for (let left = 0; left < 8; left += 1) await end(100);
  const late = ask('later');
  for (let left = 0; left < 4; left += 1) await end(100);
  expect(await late).toBe('later');
});

test('whoever leaves while waiting is dropped, and nobody waits for it', async () => {
  const { ask, end, begun } = open();
  const leaving = new AbortController();
  const first = ask('first');
  const gone = ask('gone', leaving);
  const last = ask('last');
  await turn();
  leaving.abort();
  expect(readAuthProblem(await gone.catch((error: unknown) => error))?.status).toBe(499);
  await end();
  await end();
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(begun).toEqual(['first', 'last']);
  await expect(ask('too late', leaving)).rejects.toThrow();
  expect(begun).toEqual(['first', 'last']);
});

test('who had few turns goes before who had many, however many ask, and a known device first', async () => {
  const { ask, end, begun } = open({ longestWaitMs: 10_000 });
  const attack = (network: string, ...names: string[]) =>
    names.map((name) => ask(name, { network }));
  const all = ['a', 'b', 'c'].flatMap((network) =>
    attack(network, ...[1, 2, 3, 4].map((n) => `${network}${n}`)),
  );
  await turn();
  for (let times = 0; times < 4; times += 1) await end();
  all.push(ask('newcomer', { network: 'home' }), ask('owner', { network: 'a', isKnown: true }));
  for (let left = 0; left < 10; left += 1) await end();
  expect(await Promise.all(all)).toHaveLength(14);
  expect(begun.slice(0, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'owner', 'newcomer']);
});

test('a line that is full for one network is not for another', async () => {
  const { ask, end } = open({ longestWaitMs: 300 });
  const many = Array.from({ length: 5 }, (_, n) => ask(`a${n}`, { network: 'a' }));
  await turn();
  await expect(ask('a more', { network: 'a' })).rejects.toThrow();
  const other = ask('b', { network: 'b' });
  for (let left = 0; left < 6; left += 1) await end(60);
  expect(await Promise.all([...many, other])).toHaveLength(6);
});

test('who was passed for too long is told to come back', async () => {
  const { ask, end } = open({ longestWaitMs: 100 });
  const first = ask('a1', { network: 'a' });
  const told = ask('a2', { network: 'a' }).catch((error: unknown) => readAuthProblem(error));
  await turn();
  const others: Promise<string>[] = [];
  for (const network of ['b', 'c', 'd', 'e']) {
    others.push(ask(network, { network }));
    await end(90);
  }
  await end(90);
  expect(await told).toMatchObject({ status: 503 });
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'b', 'c', 'd', 'e']);
});
