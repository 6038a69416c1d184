import { expect, onTestFinished, test, vi } from 'vitest';
import { createMakeLimiter } from '#server/backend/rate-limiters.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { withTurn } from './email-turn.ts';
import { createLimits, takeEmailRate } from './limits.ts';

const EMAIL = 'emile@exemple.fr';
const START = Date.parse('2026-11-20T10:00:00Z');

const { accounts: pool } = await createTestDatabase();

/** The production limits on a fake clock. */
const openTurns = (limits = createLimits()) => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const take = async () => (await withTurn(limits, EMAIL, async (turn) => turn))?.waitS ?? null;
  const at = (seconds: number) => vi.setSystemTime(START + seconds * 1000);
  return { limits, take, at };
};

test('one message leaves, one waits until the minute is over, and no other', async () => {
  const { take, at, limits } = openTurns();
  expect(await take()).toBe(0);
  at(5);
  expect(await take()).toBe(55);
  expect(await take()).toBeNull();
  at(59);
  expect(await take()).toBeNull();
  // The waiting e-mail has just left: the next one waits for its own minute.
  at(61);
  expect(await take()).toBe(59);
  expect(await take()).toBeNull();
  expect(await takeEmailRate(limits, { key: EMAIL })).toBe(false);
  at(181);
  expect(await take()).toBe(0);
});

test('tries that meet make one message, and one that waits', async () => {
  const { take } = openTurns();
  const turns = await Promise.all(Array.from({ length: 20 }, take));
  expect(turns.filter((waitS) => waitS === 0)).toHaveLength(1);
  expect(turns.filter((waitS) => waitS !== null)).toHaveLength(2);
});

test('servers that share a database take turns together', async () => {
  const [one, other] = [1, 2].map(() =>
    openTurns(createLimits(createMakeLimiter({ rateFactor: 1, pool }))),
  );
  if (!one || !other) throw new Error('No servers');
  expect(await one.take()).toBe(0);
  one.at(5);
  expect(await other.take()).toBe(55);
  expect([await one.take(), await other.take()]).toEqual([null, null]);
  one.at(61);
  expect(await one.take()).toBe(59);
  expect([await one.take(), await other.take()]).toEqual([null, null]);
  one.at(181);
  expect(await other.take()).toBe(0);
});

test('tries that meet at the end of a minute leave the next turn when it is due', async () => {
  const { take, at } = openTurns(createLimits(createMakeLimiter({ rateFactor: 1, pool })));
  await pool.query('delete from auth.rate_limits');
  expect(await take()).toBe(0);
  at(55);
  const turns = await Promise.all(Array.from({ length: 10 }, take));
  expect(turns.filter((waitS) => waitS !== null)).toEqual([5]);
  at(61);
  expect(await take()).toBe(59);
});

test('work that fails gives its turn back', async () => {
  const { limits, take, at } = openTurns();
  const fail = () => withTurn(limits, EMAIL, () => Promise.reject(new Error('No mail')));
  await expect(fail()).rejects.toThrow();
  expect(await take()).toBe(0);
  at(10);
  await expect(fail()).rejects.toThrow();
  expect(await take()).toBe(50);
});

test('ten an hour, those that waited included', async () => {
  const { take, at } = openTurns();
  const turns: (number | null)[] = [];
  for (let pair = 0; pair < 7; pair += 1) {
    at(pair * 121);
    turns.push(await take(), await take());
  }
  expect(turns).toEqual([...Array(5).fill([0, 60]).flat(), null, null, null, null]);
});
