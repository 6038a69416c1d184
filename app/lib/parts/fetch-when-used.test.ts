import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('what one must ask for is fetched at rest, once the page was used and not before', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  const page = Object.assign(new EventTarget(), {
    requestIdleCallback: (run: () => void) => run(),
  });
  vi.stubGlobal('window', page);
  const { fetchWhenUsed } = await import('./fetch-when-used.ts');
  const load = vi.fn(() => Promise.resolve());
  fetchWhenUsed(load);
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointerdown'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledOnce();
});
