import { expect, test } from 'vitest';
import { tellDevice } from './device/watch-device.ts';
import { createLiveReading } from './live-reading.ts';

/** A query whose answers come when they are given. */
function openReading() {
  const answers: ((value: string) => void)[] = [];
  const reading = createLiveReading(() => new Promise<string>((resolve) => answers.push(resolve)));
  const answer = async (value: string) => {
    answers.at(-1)?.(value);
    await settled();
  };
  return { reading, answer, count: () => answers.length };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a thousand changes in a row are read together, and shown on the way', async () => {
  const { reading, answer, count } = openReading();
  const stop = reading.subscribe(() => undefined);
  for (let time = 0; time < 1000; time += 1) tellDevice(`document-${time}`);
  expect(count()).toBe(1);
  await answer('some');
  expect(reading.getState()).toEqual({ status: 'ready', value: 'some' });
  await expect.poll(count).toBe(2);
  await answer('all');
  expect(reading.getState()).toEqual({ status: 'ready', value: 'all' });
  expect(count()).toBe(2);
  stop();
});

test('an answer to the question before is not shown', async () => {
  const { reading, answer, count } = openReading();
  const stop = reading.subscribe(() => undefined);
  reading.refresh();
  await answer('before');
  expect(reading.getState()).toEqual({ status: 'reading' });
  await expect.poll(count).toBe(2);
  await answer('now');
  expect(reading.getState()).toEqual({ status: 'ready', value: 'now' });
  stop();
});

test('nothing is read once nobody listens', () => {
  const { reading, count } = openReading();
  reading.subscribe(() => undefined)();
  tellDevice('document');
  expect(count()).toBe(1);
});
