import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, type TurnAsker } from './fair-queue.ts';

const refusals = {
  busy: (seconds: number) => new Error(`busy for ${seconds} s`),
  left: () => new Error('left'),
};
const SOMEBODY: TurnAsker = { signal: new AbortController().signal, network: 'home' };

/** A queue on a fake clock; `end` finishes the oldest job after that many milliseconds. */
function open({
  parallel = 1,
  longestWaitMs = 1000,
  mostOfNetwork = Number.POSITIVE_INFINITY,
} = {}) {
  let time = 0;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const { run: queue } = createFairQueue({
    ...{ parallel, longestWaitMs, mostOfNetwork, refusals },
    usualMs: 100,
    now: () => time,
  });
  const ask = (name: string, asker: Partial<TurnAsker> = {}) =>
    queue(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      },
      { ...SOMEBODY, ...asker },
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
  const { run: queue } = createFairQueue({
    parallel: 1,
    longestWaitMs: 1000,
    usualMs: 100,
    refusals,
  });
  const failed = queue(() => Promise.reject(new Error('broken')), SOMEBODY);
  const next = queue(() => Promise.resolve('next'), SOMEBODY);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('what would wait too long is refused, and told when to come back', async () => {
  const { ask, end } = open({ longestWaitMs: 1000 });
  // One runs, eleven wait at most a second.
  for (let asked = 0; asked < 12; asked += 1) ask(String(asked)).catch(() => undefined);
  await turn();
  await expect(ask('one more')).rejects.toThrow('busy for 2 s');
  // At a slower pace, fewer may wait.
  await end(1000);
  await expect(ask('after a slow one')).rejects.toThrow('busy');
  for (let left = 0; left < 8; left += 1) await end(100);
  const late = ask('later');
  for (let left = 0; left < 4; left += 1) await end(100);
  expect(await late).toBe('later');
});

test('whoever leaves while waiting is dropped, and nobody waits for it', async () => {
  const { ask, end, begun } = open();
  const leaving = new AbortController();
  const first = ask('first');
  const gone = ask('gone', { signal: leaving.signal });
  const last = ask('last');
  await turn();
  leaving.abort();
  await expect(gone).rejects.toThrow('left');
  await end();
  await end();
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
  expect(begun).toEqual(['first', 'last']);
  await expect(ask('too late', { signal: leaving.signal })).rejects.toThrow('left');
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
  await expect(ask('a more', { network: 'a' })).rejects.toThrow('busy');
  const other = ask('b', { network: 'b' });
  for (let left = 0; left < 6; left += 1) await end(60);
  expect(await Promise.all([...many, other])).toHaveLength(6);
});

test('who was passed for too long is told to come back', async () => {
  const { ask, end } = open({ longestWaitMs: 100 });
  const first = ask('a1', { network: 'a' });
  const told = ask('a2', { network: 'a' }).catch(String);
  await turn();
  const others: Promise<string>[] = [];
  for (const network of ['b', 'c', 'd', 'e']) {
    others.push(ask(network, { network }));
    await end(90);
  }
  await end(90);
  expect(await told).toContain('busy for 1 s');
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'b', 'c', 'd', 'e']);
});

test('who asks for one thing goes before those of whom many wait, before any had a turn', async () => {
  const { ask, end, begun } = open({ longestWaitMs: 10_000 });
  const all = ['a', 'b', 'c'].flatMap((network) =>
    [1, 2].map((n) => ask(`${network}${n}`, { network })),
  );
  all.push(ask('newcomer', { network: 'd' }));
  await turn();
  for (let left = 0; left < 7; left += 1) await end();
  expect(await Promise.all(all)).toHaveLength(7);
  expect(begun).toEqual(['a1', 'newcomer', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

test('guesses of many networks at one account take the turns of that account', async () => {
  const { ask, end, begun } = open({ longestWaitMs: 10_000 });
  const guesses = ['a', 'b', 'c'].map((network) => ask(network, { network, account: 'guessed' }));
  const others = [
    ask('other', { network: 'd', account: 'other' }),
    // Its own account is the one that is guessed at.
    ask('a again', { network: 'a', account: 'guessed' }),
    ask('owner', { network: 'e', account: 'guessed' }),
  ];
  await turn();
  for (let left = 0; left < 6; left += 1) await end();
  expect(await Promise.all([...guesses, ...others])).toHaveLength(6);
  expect(begun).toEqual(['a', 'other', 'b', 'c', 'owner', 'a again']);
});

test('so many of one network wait, and the next one is refused at once', async () => {
  const { ask, end } = open({ mostOfNetwork: 2 });
  const leaving = new AbortController();
  const line = [ask('a1', { network: 'a' }), ask('a2', { network: 'a' })];
  const gone = ask('a3', { network: 'a', signal: leaving.signal });
  await turn();
  await expect(ask('a4', { network: 'a' })).rejects.toThrow('busy');
  const other = ask('b', { network: 'b' });
  leaving.abort();
  await expect(gone).rejects.toThrow('left');
  const last = ask('a5', { network: 'a' });
  for (let left = 0; left < 4; left += 1) await end();
  expect(await Promise.all([...line, other, last])).toEqual(['a1', 'a2', 'b', 'a5']);
});

test('an account that was guessed at goes before networks of which many wait', async () => {
  const { ask, end, begun } = open({ longestWaitMs: 10_000 });
  const guess = ask('guess', { network: 'a', account: 'guessed' });
  const all = ['b1', 'b2'].map((name) => ask(name, { network: 'b', account: name }));
  all.push(ask('owner', { network: 'c', account: 'guessed' }));
  await turn();
  for (let left = 0; left < 4; left += 1) await end();
  expect(await Promise.all([guess, ...all])).toHaveLength(4);
  expect(begun).toEqual(['guess', 'owner', 'b1', 'b2']);
});
