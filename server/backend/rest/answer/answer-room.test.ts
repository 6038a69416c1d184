import { expect, test } from 'vitest';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { createAnswerRoom } from './answer-room.ts';

const MB = 2 ** 20;
const someone = (sub: string): Caller => ({ role: 'authenticated', claims: { sub } });
const take = (place: { take: (bytes: number) => void }, bytes: number) => () => {
  try {
    place.take(bytes);
    return 200;
  } catch (error) {
    return (error as { refusal: { status: number } }).refusal.status;
  }
};

test('an answer may come in pieces, up to 16 MB', () => {
  const place = createAnswerRoom().open(someone('a'));
  for (let piece = 0; piece < 16; piece += 1) expect(take(place, MB)()).toBe(200);
  expect(take(place, 1)()).toBe(413);
});

test('a caller holds a part of the memory, all of them no more than there is', () => {
  const room = createAnswerRoom(10 * MB, 20 * MB);
  expect(take(room.open(someone('a')), 9 * MB)()).toBe(200);
  expect(take(room.open(someone('a')), 2 * MB)()).toBe(503);
  const other = room.open(someone('b'));
  expect(take(other, 8 * MB)()).toBe(200);
  expect(take(room.open(someone('c')), 2 * MB)()).toBe(503);
  other.release();
  expect(take(room.open(someone('c')), 2 * MB)()).toBe(200);
});

test('what is refused or sent is free again, and only once', () => {
  const room = createAnswerRoom(4 * MB, 4 * MB);
  for (let times = 0; times < 5; times += 1) {
    const place = room.open(someone('a'));
    expect(take(place, 5 * MB)()).toBe(503);
    place.release();
    place.release();
  }
  const kept = room.open(someone('a'));
  expect(take(kept, 3 * MB)()).toBe(200);
  const second = room.open(someone('a'));
  second.release();
  expect(take(second, 2 * MB)()).toBe(503);
});

test('small answers always pass', () => {
  const room = createAnswerRoom(0, 0);
  for (let times = 0; times < 100; times += 1)
    expect(take(room.open(someone('a')), 256 * 1024)()).toBe(200);
});
