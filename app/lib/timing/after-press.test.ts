import { expect, test } from 'vitest';
import { createAfterPress } from './after-press.ts';

test('without a press, a task runs at once', () => {
  const done: string[] = [];
  createAfterPress(new EventTarget())(() => done.push('task'));
  createAfterPress(null)(() => done.push('no page'));
  expect(done).toEqual(['task', 'no page']);
});

test('during a press, a task waits for the click', async () => {
  const page = new EventTarget();
  const done: string[] = [];
  const afterPress = createAfterPress(page);
  page.addEventListener('click', () => done.push('click'));
  page.dispatchEvent(new Event('mousedown'));
  afterPress(() => done.push('task'));
  page.dispatchEvent(new Event('mouseup'));
  page.dispatchEvent(new Event('click'));
  expect(done).toEqual(['click']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(['click', 'task']);
});

test('a press whose end was not heard ends at the next key', () => {
  const page = new EventTarget();
  const done: string[] = [];
  const afterPress = createAfterPress(page);
  page.dispatchEvent(new Event('mousedown'));
  afterPress(() => done.push('task'));
  page.dispatchEvent(new Event('keydown'));
  expect(done).toEqual(['task']);
});
