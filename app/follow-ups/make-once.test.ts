import { expect, test } from 'vitest';
import { makeOnce } from './make-once.ts';

test('what is asked while a document is being made is not made; the next one is', async () => {
  const made: string[] = [];
  const make = (name: string) => async () => {
    await Promise.resolve();
    made.push(name);
  };
  await Promise.all([makeOnce(make('first')), makeOnce(make('twice'))]);
  expect(made).toEqual(['first']);
  await expect(makeOnce(() => Promise.reject(new Error('Full')))).rejects.toThrow('Full');
  await makeOnce(make('next'));
  expect(made).toEqual(['first', 'next']);
});
