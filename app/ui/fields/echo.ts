import { flushSync } from 'react-dom';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';

/**
 * A field shows by itself what is typed in it. The rest of the page hears of it once that is on the
 * screen, or before anything else is done: a key that is no character, a press, a field that is
 * left, a page that goes.
 */
export type Echo = {
  /**
   * Tells of a text after the next paint, so that the page is drawn once for all that follows.
   * Gives the way to say nothing.
   */
  tellLater: (tell: () => void) => () => void;
  /**
   * Does what follows from a text: with its telling where one is under way, else after the next
   * paint. Gives the way not to.
   */
  follow: (task: () => void) => () => void;
};

/** `inOneDrawing` runs a task and draws what it changed. */
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
