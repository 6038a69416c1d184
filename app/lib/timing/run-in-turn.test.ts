import { expect, test } from 'vitest';
import { createRunInTurn } from './run-in-turn.ts';

/** A task that ends when told. */
function createTask() {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  return { run, count: () => ends.length, end: () => ends.at(-1)?.() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('asked many times meanwhile, a task runs once more, after the first', async () => {
  const { run, count, end } = createTask();
  const ask = createRunInTurn(run, async () => undefined);
  for (let time = 0; time < 100; time += 1) ask();
  await settled();
  expect(count()).toBe(1);
  end();
  await settled();
  expect(count()).toBe(2);
  end();
  await settled();
  expect(count()).toBe(2);
  ask();
  expect(count()).toBe(3);
});

test('it rests between two runs, three seconds at most', async () => {
  const rests: number[] = [];
  const { run, end } = createTask();
  const ask = createRunInTurn(run, (milliseconds) => {
    rests.push(milliseconds);
    return Promise.resolve();
  });
  ask();
  ask();
  await settled();
  end();
  await settled();
  end();
  await settled();
  expect(rests).toHaveLength(1);
  expect(rests[0]).toBeGreaterThan(0);
  expect(rests[0]).toBeLessThanOrEqual(3000);
});

test('a run that fails keeps no other from coming', async () => {
  let runs = 0;
  const ask = createRunInTurn(
    () => {
      runs += 1;
      return Promise.reject(new Error('refused'));
    },
    () => Promise.resolve(),
  );
  ask();
  ask();
  await settled();
  ask();
  await settled();
  expect(runs).toBe(3);
});
