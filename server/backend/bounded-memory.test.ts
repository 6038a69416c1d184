import { expect, test } from 'vitest';
import { BoundedMemory, MOST_KEYS } from './bounded-memory.ts';

const RULE = { keyPrefix: 'tried', points: 2, duration: 3600 };

test('counts, gives back, blocks and forgets by key', async () => {
  const limiter = new BoundedMemory(RULE);
  await limiter.consume('one', 2);
  await expect(limiter.consume('one')).rejects.toMatchObject({ consumedPoints: 3 });
  await limiter.reward('one', 2);
  expect(await limiter.get('one')).toMatchObject({ consumedPoints: 1, remainingPoints: 1 });
  await limiter.delete('one');
  expect(await limiter.get('one')).toBeNull();
  await limiter.block('two', 60);
  await expect(limiter.consume('two')).rejects.toMatchObject({ remainingPoints: 0 });
});

test('keeps the newest keys only, at one size each', async () => {
  const limiter = new BoundedMemory(RULE);
  await limiter.penalty('first', 9);
  for (let made = 1; made <= MOST_KEYS; made += 1) await limiter.penalty(`${made}`.repeat(20), 9);
  expect(await limiter.get('first')).toBeNull();
  const { storage } = limiter.dump();
  expect(storage).toHaveLength(MOST_KEYS);
  expect(new Set(storage.map(({ key }) => String(key).length))).toEqual(new Set([43]));
});
