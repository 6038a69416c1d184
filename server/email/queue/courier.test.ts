import { expect, onTestFinished, test, vi } from 'vitest';
import { createCourier } from './courier.ts';
import { createEmailQueue } from './email-queue.ts';

test('at the end, an SMTP server that says nothing is waited for four seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const content = JSON.stringify({ to: 'a@exemple.fr', subject: 'a', html: '', text: 'a' });
  const waiting = [{ id: 'a', content }];
  const deliver = vi.fn(() => new Promise(() => undefined));
  const { wake, close } = createCourier({
    queue: createEmailQueue(async (name) => (name === 'take_mail' ? waiting.splice(0, 1) : [])),
    deliver,
    report: () => undefined,
  });
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(deliver).toHaveBeenCalledOnce();
  const closed = vi.fn();
  const closing = close().then(closed);
  await vi.advanceTimersByTimeAsync(3999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(vi.getTimerCount()).toBe(0);
});

test('at the end, a look at the queue that is on its way ends first: it may take a message', async () => {
  const looks: ((rows: unknown[]) => void)[] = [];
  const { wake, close } = createCourier({
    queue: createEmailQueue((name) =>
      name === 'take_mail' ? new Promise((resolve) => looks.push(resolve)) : Promise.resolve([]),
    ),
    deliver: () => new Promise(() => undefined),
    report: () => undefined,
    farewellMs: 1,
  });
  const content = JSON.stringify({ to: 'a@exemple.fr', subject: 'a', html: '', text: 'a' });
  wake();
  await vi.waitUntil(() => looks.length === 1);
  looks[0]?.([{ id: 'a', content }]);
  await vi.waitUntil(() => looks.length === 2);
  const closed = vi.fn();
  const closing = close().then(closed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed).not.toHaveBeenCalled();
  looks[1]?.([]);
  await closing;
});

test('a queue that was away is asked for messages once other senders have said what they hold', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const calls: string[] = [];
  let isAway = true;
  const { wake, close } = createCourier({
    queue: createEmailQueue((name) => {
      calls.push(name);
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve([]);
    }),
    deliver: () => Promise.resolve(),
    report: () => undefined,
  });
  wake();
  await vi.advanceTimersByTimeAsync(0);
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['take_mail', 'hold_mail']);
  isAway = false;
  wake();
  await vi.advanceTimersByTimeAsync(9000);
  expect(calls.slice(1)).not.toContain('take_mail');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls.slice(2)).toContain('take_mail');
  await close();
});
