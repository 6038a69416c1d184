import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function listen(kept: 'all' | 'faults') {
  const [written, faults]: string[][] = [[], []];
  const log = createLog(kept, {
    output: (text) => written?.push(text),
    errors: (text) => faults?.push(text),
  });
  return { log, written, faults };
}

test('requests are logged in batches, one line each, in order and with their time', async () => {
  const { log, written } = listen('all');
  const noted = ['first', 'second'].map((event) => {
    log({ event });
    return { event, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
  });
  expect(written).toEqual([]);
  await expect.poll(() => written).toHaveLength(1);
  expect(written?.[0]?.split('\n').map((line) => JSON.parse(line))).toEqual(noted);
  log({ event: 'third' });
  await expect.poll(() => written).toHaveLength(2);
});

test('a fault is written at once, and alone when requests are not logged', () => {
  const { log, written, faults } = listen('faults');
  log({ event: 'request' });
  log({ event: 'rest_fault' });
  expect(faults?.map((line) => JSON.parse(line).event)).toEqual(['rest_fault']);
  expect(written).toEqual([]);
});

test('pending lines are written when the process exits', () => {
  const { log, written } = listen('all');
  log({ event: 'request' });
  // Node’s exit listeners; loggers of other tests have nothing to write.
  for (const end of process.listeners('exit')) if (end.name === 'writeWaiting') end(0);
  expect(written).toHaveLength(1);
});
