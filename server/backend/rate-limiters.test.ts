import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { takeRate } from './auth/protocol/limits.ts';
import { createMakeLimiter } from './rate-limiters.ts';

const { accounts, owner } = await createTestDatabase();
const byClientIp = { keyPrefix: 'address', points: 4, duration: 60, isByClientIp: true };
const byAccount = { keyPrefix: 'account', points: 4, duration: 60 };

test('the factor multiplies the limits by address, and not those by account', () => {
  const make = createMakeLimiter({ rateFactor: 2.5, pool: null });
  expect(make(byClientIp)).toMatchObject({ points: 10 });
  expect(make(byAccount)).toMatchObject({ points: 4 });
  expect(createMakeLimiter({ rateFactor: 0.1, pool: null })(byClientIp)).toMatchObject({
    points: 1,
  });
});

test('replicas count together, under parallel uses, and keep no address', async () => {
  const replicas = [1, 2].map(() =>
    createMakeLimiter({ rateFactor: 1, pool: accounts })(byClientIp),
  );
  const uses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const limiter = replicas[index % 2];
      return limiter && takeRate(limiter, '192.0.2.1');
    }),
  );
  expect(uses.filter(Boolean)).toHaveLength(4);
  const { rows } = await owner.query('select key from auth.rate_limits');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
});

test('what costs less than to ask the database is counted by each replica', async () => {
  const silent = Object.assign(Object.create(accounts), {
    query: () => Promise.reject(new Error('asked')),
  });
  const make = createMakeLimiter({ rateFactor: 1, pool: silent });
  const limiter = make({ ...byClientIp, keyPrefix: 'file', isLocal: true });
  expect(limiter).toBeInstanceOf(RateLimiterMemory);
  const uses = [];
  for (let use = 0; use < 5; use += 1) uses.push(await takeRate(limiter, '192.0.2.1'));
  expect(uses).toEqual([true, true, true, true, false]);
});

test('while the database does not answer, each replica counts by itself', async () => {
  const broken = Object.assign(Object.create(accounts), {
    query: () => Promise.reject(new Error('gone')),
  });
  const limiter = createMakeLimiter({ rateFactor: 1, pool: broken })(byAccount);
  const uses = [];
  for (let use = 0; use < 6; use += 1) uses.push(await takeRate(limiter, 'emile'));
  expect(uses).toEqual([true, true, true, true, false, false]);
});
