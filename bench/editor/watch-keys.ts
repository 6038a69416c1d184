import type { Page } from 'playwright';

/** Milliseconds from the key to the end of the frame with its character, and with its sheet. */
export type Key = { at: number; echo: number; sheet: number | null };

/**
 * Injected into the page: must not reference this module. The field shows a character in the frame
 * after the input event; a message then marks the end of that frame.
 */
export function watchKeys(): void {
  const keys: Key[] = [];
  let pressedAt = 0;
  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  Object.assign(window, { measuredKeys: keys, afterFrame });
  window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  window.addEventListener(
    'input',
    () => {
      const key: Key = { at: pressedAt, echo: Number.NaN, sheet: null };
      keys.push(key);
      afterFrame(() => {
        key.echo = performance.now() - key.at;
      });
    },
    true,
  );
}

/** Injected into the page after `watchKeys`. */
export function watchSheet(): void {
  const { measuredKeys, afterFrame } = window as unknown as Watched;
  const sheet = document.querySelector('svg[role="img"]')?.parentElement?.parentElement;
  if (!sheet) throw new Error('The page has no sheet');
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.parentElement?.closest('svg'))) return;
    const drawn = measuredKeys.filter((key) => key.sheet === null);
    afterFrame(() => {
      for (const key of drawn) key.sheet ??= performance.now() - key.at;
    });
  }).observe(sheet, { subtree: true, childList: true, characterData: true, attributes: true });
}

export function readKeys(page: Page): Promise<Key[]> {
  return page.evaluate(() => (window as unknown as Watched).measuredKeys);
}

type Watched = { measuredKeys: Key[]; afterFrame: (task: () => void) => void };
