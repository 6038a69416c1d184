import { expect, test } from 'vitest';
import { createEcho } from './echo.ts';

test('a text is reported after the paint, in one render with what follows from it', () => {
  const { echo, done, paint } = start();
  echo.tellLater(() => {
    done.push('text');
    echo.follow(() => done.push('sheet'));
  });
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['text', 'sheet', 'drawn']);
});

test('what follows from another change waits for a paint of its own', () => {
  const { echo, done, paint } = start();
  echo.follow(() => done.push('sheet'));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['sheet']);
});

test.each([
  ['a press', new Event('pointerdown')],
  ['a click without a pointer', new Event('click')],
  ['a field that is left', new Event('focusout')],
  ['a page that goes', new Event('pagehide')],
  ['a page out of sight', new Event('visibilitychange')],
  ['a key that is no character', pressed({ key: 'Enter' })],
  ['a command', pressed({ key: 's', ctrlKey: true })],
  ['a command of a Mac', pressed({ key: 's', metaKey: true })],
])('%s comes after what was typed before it', (_name, event) => {
  const { echo, done, page } = start();
  page.addEventListener(event.type, () => done.push('event'));
  echo.tellLater(() => done.push('text'));
  page.dispatchEvent(event);
  expect(done).toEqual(['text', 'drawn', 'event']);
});

test('the next character does not wait, and each text is reported once', () => {
  const { echo, done, page, paint } = start();
  const tell = () => done.push('text');
  echo.tellLater(tell);
  page.dispatchEvent(pressed({ key: 'a' }));
  echo.tellLater(tell);
  expect(done).toEqual([]);
  paint();
  paint();
  expect(done).toEqual(['text', 'drawn']);
});

test('a field that has gone says nothing', () => {
  const { echo, done, paint } = start();
  const forget = echo.tellLater(() => done.push('text'));
  forget();
  paint();
  expect(done).toEqual([]);
});

function pressed(key: Partial<KeyboardEvent>): Event {
  return Object.assign(
    new Event('keydown'),
    { altKey: false, ctrlKey: false, metaKey: false },
    key,
  );
}

function start() {
  const page = new EventTarget();
  const done: string[] = [];
  const waiting = new Set<() => void>();
  const echo = createEcho(
    page,
    (task) => {
      waiting.add(task);
      return () => waiting.delete(task);
    },
    (task) => {
      task();
      done.push('drawn');
    },
  );
  const paint = () => {
    for (const task of [...waiting]) {
      waiting.delete(task);
      task();
    }
  };
  return { echo, done, page, paint };
}
