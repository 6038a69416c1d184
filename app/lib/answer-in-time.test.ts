import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an answer is given as it comes', async () => {
  await expect(answerInTime(async () => 'asked', 'known')).resolves.toBe('asked');
});

test('a failure or a long wait gives what is known', async () => {
  await expect(answerInTime(() => Promise.reject(new Error('offline')), 'known')).resolves.toBe(
    'known',
  );
  const slow = answerInTime(() => new Promise<string>(() => undefined), 'known');
  await vi.advanceTimersByTimeAsync(2000);
  await expect(slow).resolves.toBe('known');
});
