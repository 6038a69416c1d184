import { expect, test } from 'vitest';
import { persist } from './persist.ts';

test('what fails twice is done the third time', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const task = () => {
    tries++;
    return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('done');
  };
  const wait = (pause: number) => {
    pauses.push(pause);
    return Promise.resolve();
  };
  expect(await persist(task, wait)).toBe('done');
  expect(pauses).toEqual([500, 1000]);
});

test('what never works fails in the end', async () => {
  const fail = () => Promise.reject(new Error('offline'));
  await expect(persist(fail, () => Promise.resolve())).rejects.toThrow('offline');
});
