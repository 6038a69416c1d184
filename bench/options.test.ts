import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const NAMES = ['backend', 'pages'];

test('nothing asked is everything measured, as often as the figures want', () => {
  expect(readOptions([], NAMES)).toEqual({
    names: [],
    isWriting: false,
    former: null,
    runs: 5,
    turns: 3,
  });
});

test('sections, another checkout and fewer turns are asked for', () => {
  expect(readOptions(['backend', 'pages', '--former=/a=b', '--turns=1', '--write'], NAMES)).toEqual(
    {
      names: ['backend', 'pages'],
      isWriting: true,
      former: '/a=b',
      runs: 5,
      turns: 1,
    },
  );
});

test.each([['--turn=1'], ['--runs=0'], ['--runs'], ['--turns=many']])(
  '%s is refused rather than left aside',
  (option) => {
    expect(() => readOptions([option], NAMES)).toThrow(/--/);
  },
);

test('a name that nothing has is refused', () => {
  expect(() => readOptions(['pdfmake'], NAMES)).toThrow('pdfmake');
});
