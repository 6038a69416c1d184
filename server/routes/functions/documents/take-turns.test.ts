import { expect, test } from 'vitest';
import { createCallerTurns } from './take-turns.ts';

test('whoever asks for one thing waits for one task of each of the others', async () => {
  const takeTurn = createCallerTurns({ mostForOne: 4, mostInAll: 16 });
  const done: string[] = [];
  const ask = (caller: string, name: string) =>
    takeTurn(caller, () => Promise.resolve(done.push(name)));
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  await Promise.all([...first, ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one caller has so many waiting, and all together so many', async () => {
  const takeTurn = createCallerTurns({ mostForOne: 2, mostInAll: 5 });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const ask = (caller: string) => takeTurn(caller, () => held);
  const asked = ['a', 'a', 'a', 'a', 'b', 'c', 'd'].map(ask);
  letGo();
  const states = (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled');
  expect(states).toEqual([true, true, true, false, true, true, false]);
  await expect(ask('d')).resolves.toBeUndefined();
});

test('a task that fails tells its caller, and the next one runs', async () => {
  const takeTurn = createCallerTurns({ mostForOne: 2, mostInAll: 5 });
  const failing = takeTurn('a', () => Promise.reject(new Error('No')));
  const next = takeTurn('b', () => Promise.resolve(7));
  await expect(failing).rejects.toThrow('No');
  expect(await next).toBe(7);
});
