import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('a change is told to those who look at it, at what holds it or at a part of it', () => {
  expect(calledBy('lines[1].name')).toEqual(['whole', 'lines', 'lines[1]', 'lines[1].name']);
  expect(calledBy('lines[1]')).toEqual(['whole', 'lines', 'lines[1]', 'lines[1].name']);
  expect(calledBy('lines[10].name')).toEqual(['whole', 'lines', 'lines[10].name']);
  expect(calledBy('seller')).toEqual(['whole']);
});

test('a change of anything is told to all', () => {
  expect(calledBy(undefined)).toEqual([
    'whole',
    'lines',
    'lines[1]',
    'lines[1].name',
    'lines[10].name',
  ]);
});

test('a stopped listener is no longer called, others at the same path still are', () => {
  const listeners = createListeners();
  const called: string[] = [];
  const stop = listeners.add(() => called.push('first'), 'seller');
  listeners.add(() => called.push('second'), 'seller');
  stop();
  stop();
  listeners.call('seller.name');
  expect(called).toEqual(['second']);
});

test('a listener stopped by another one during a change is not called for it', () => {
  const listeners = createListeners();
  const called: string[] = [];
  const stops: (() => void)[] = [];
  listeners.add(() => {
    for (const stop of stops) stop();
  }, 'seller');
  stops.push(listeners.add(() => called.push('beside'), 'seller'));
  stops.push(listeners.add(() => called.push('below'), 'seller.name'));
  listeners.call('seller.name');
  expect(called).toEqual([]);
});

test('a listener added again at the same path during a change is called once', () => {
  const listeners = createListeners();
  let calls = 0;
  const listen = (): (() => void) =>
    listeners.add(() => {
      calls += 1;
      if (calls > 9) return;
      stop();
      stop = listen();
    }, 'seller');
  let stop = listen();
  listeners.call('seller.name');
  expect(calls).toBe(1);
});

function calledBy(path: string | undefined): string[] {
  const listeners = createListeners();
  const called: string[] = [];
  listeners.add(() => called.push('whole'));
  for (const watched of ['lines', 'lines[1]', 'lines[1].name', 'lines[10].name'])
    listeners.add(() => called.push(watched), watched);
  listeners.call(path);
  return called;
}
