import { flushSync } from 'react-dom';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';

/**
 * A field shows typed text by itself. The page is told after the paint, or before the next event
 * that is not a character: another key, a press, a blur, leaving the page.
 */
export type Echo = {
  /**
   * Reports a text after the next paint, so that the page renders once for all its effects. Returns
   * a function that cancels it.
   */
  tellLater: (tell: () => void) => () => void;
  /**
   * Runs an effect of a text together with its pending report, or else after the next paint.
   * Returns a function that cancels it.
   */
  follow: (task: () => void) => () => void;
};

/** `inOneDrawing` runs a task and renders its changes synchronously. */
export function createEcho(
  page: EventTarget | null,
  afterPaint: (task: () => void) => () => void,
  inOneDrawing: (task: () => void) => void,
): Echo {
  const untold = new Set<() => void>();
  const followers = new Set<() => void>();
  let cancel: (() => void) | null = null;
  let isTelling = false;
  const tellNow = () => {
    cancel?.();
    cancel = null;
    if (untold.size === 0) return;
    isTelling = true;
    try {
      inOneDrawing(() => {
        runAll(untold);
        runAll(followers);
      });
    } finally {
      isTelling = false;
    }
  };
  for (const type of ['pointerdown', 'click', 'focusout', 'pagehide', 'visibilitychange'])
    page?.addEventListener(type, tellNow, true);
  page?.addEventListener('keydown', (event) => !isCharacter(event) && tellNow(), true);
  return {
    tellLater: (tell) => {
      untold.add(tell);
      cancel ??= afterPaint(tellNow);
      return () => untold.delete(tell);
    },
    follow: (task) => {
      if (!isTelling) return afterPaint(task);
      followers.add(task);
      return () => followers.delete(task);
    },
  };
}

export const echo = createEcho(
  typeof window === 'undefined' ? null : window,
  runAfterPaint,
  flushSync,
);

function runAll(tasks: Set<() => void>): void {
  for (const task of tasks) {
    tasks.delete(task);
    task();
  }
}

function isCharacter(event: Event): boolean {
  const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
  return key?.length === 1 && !altKey && !ctrlKey && !metaKey;
}
