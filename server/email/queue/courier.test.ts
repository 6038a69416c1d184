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
