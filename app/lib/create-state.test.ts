import { expect, test } from 'vitest';
import { createState } from './create-state.ts';

test('a change keeps the other keys and notifies the listeners', () => {
  const state = createState({ name: 'a', count: 1 });
  const seen: number[] = [];
  const stop = state.subscribe(() => seen.push(state.get().count));
  state.set({ count: 2 });
  expect(state.get()).toEqual({ name: 'a', count: 2 });
  stop();
  state.set({ count: 3 });
  expect(seen).toEqual([2]);
  expect(state.getInitial()).toEqual({ name: 'a', count: 1 });
});

test('setting equal values notifies nobody and keeps the same object', () => {
  const state = createState({ name: 'a', other: Number.NaN });
  const before = state.get();
  state.subscribe(() => expect.unreachable());
  state.set({ name: 'a', other: Number.NaN });
  expect(state.get()).toBe(before);
});

test('a listener may stop or add another one while it is being called', () => {
  const state = createState({ count: 0 });
  const told: string[] = [];
  const stopFirst = state.subscribe(() => {
    told.push('first');
    stopFirst();
    state.subscribe(() => told.push('late'));
  });
  state.subscribe(() => told.push('second'));
  state.set({ count: 1 });
  expect(told).toEqual(['first', 'second']);
  state.set({ count: 2 });
  expect(told).toEqual(['first', 'second', 'second', 'late']);
});

test('it knows whether anybody listens', () => {
  const state = createState({ count: 0 });
  expect(state.isWatched()).toBe(false);
  const stop = state.subscribe(() => undefined);
  expect(state.isWatched()).toBe(true);
  stop();
  expect(state.isWatched()).toBe(false);
});
