import { expect, test } from 'vitest';
import { describeSelf, findFate, parseHolder } from './lock-holder.ts';

/** Above Linux’s largest process number. */
const NOBODY = 2 ** 30;

test('a holder is read as it was written, and each start is another one', () => {
  const self = describeSelf();
  expect(parseHolder(JSON.stringify(self))).toEqual(self);
  expect(self.pid).toBe(process.pid);
  expect(describeSelf()).toEqual({ ...self, token: expect.not.stringMatching(self.token) });
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '4711',
  '{"pid":1}',
  '{"token":"a","pid":"1","space":null,"began":null}',
])('« %s » is of no server of ours, or is still being written', (text) => {
  expect(parseHolder(text)).toBeNull();
});

test('this process is alive', () => {
  expect(findFate(describeSelf())).toBe('alive');
});

test('a number that nobody has, or that was given again, is of somebody dead', () => {
  const self = describeSelf();
  expect(findFate({ ...self, pid: NOBODY })).toBe('dead');
  expect(findFate({ ...self, began: '1' })).toBe(self.began === null ? 'unknown' : 'dead');
});

test('of another container, machine or boot nothing is known: it may be alive', () => {
  const self = describeSelf();
  for (const space of [null, 'another boot pid:[1]'])
    for (const pid of [self.pid, NOBODY]) expect(findFate({ ...self, pid, space })).toBe('unknown');
});

test('where nothing tells when a process began, a number that somebody has proves nothing', () => {
  expect(findFate({ ...describeSelf(), began: null })).toBe('unknown');
});
