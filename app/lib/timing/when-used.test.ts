import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Another test file of this thread may have resolved it already.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['pointerdown', 'keydown', 'click', 'input', 'dragenter'])(
  'a page is used from its first %s on, and by nothing else',
  async (type) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { whenUsed } = await import('./when-used.ts');
    let isUsed = false;
    const used = whenUsed().then(() => {
      isUsed = true;
    });
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(isUsed).toBe(false);
    page.dispatchEvent(new Event(type));
    await used;
    await whenUsed();
    expect(isUsed).toBe(true);
  },
);
