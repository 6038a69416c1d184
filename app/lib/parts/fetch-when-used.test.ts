import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what one must ask for is fetched at rest once the page is to be whole', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', {
    addEventListener: vi.fn(),
    requestIdleCallback: (run: () => void) => run(),
  });
  const { fetchWhenUsed, makeWhole } = await import('./fetch-when-used.ts');
  const load = vi.fn(() => Promise.resolve());
  fetchWhenUsed(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  makeWhole();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledOnce();
  const later = vi.fn(() => Promise.resolve());
  fetchWhenUsed(later);
  await vi.advanceTimersByTimeAsync(0);
  expect(later).toHaveBeenCalledOnce();
});
