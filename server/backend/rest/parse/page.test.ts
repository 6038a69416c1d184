import { expect, test } from 'vitest';
import { MAX_ROWS, parseLimit, parseOffset, parseRange } from './page.ts';

const refusal = (status: number, code: string) =>
  expect.objectContaining({ refusal: expect.objectContaining({ status, code }) });
const caught = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test('a range of rows is a limit and an offset', () => {
  expect(parseRange('0-24')).toEqual({ limit: 25, offset: 0 });
  expect(parseRange('5-5')).toEqual({ limit: 1, offset: 5 });
  expect(parseRange('10-')).toEqual({ limit: null, offset: 10 });
  expect(parseRange('0-999')).toEqual({ limit: MAX_ROWS, offset: 0 });
});

test('what is no range of rows is refused as such', () => {
  for (const range of ['', '5', '-5', '9-2', 'bytes=0-9', '0-9,20-29', '1.5-3', 'a-b'])
    expect(
      caught(() => parseRange(range)),
      range,
    ).toEqual(refusal(416, 'PGRST103'));
});

test('no more rows than are read at a time', () => {
  expect(parseLimit('1000')).toBe(1000);
  expect(parseLimit('0')).toBe(0);
  expect(caught(() => parseLimit('1001'))).toEqual(refusal(400, 'PGRST100'));
  expect(caught(() => parseRange('0-1000'))).toEqual(refusal(400, 'PGRST100'));
});

test('numbers are digits', () => {
  expect(parseOffset('123456789')).toBe(123_456_789);
  for (const text of ['', '-1', '+1', '1.0', '0x10', '1e9', ' 1', '9999999999', 'NaN'])
    for (const parse of [parseLimit, parseOffset])
      expect(
        caught(() => parse(text)),
        text,
      ).toEqual(refusal(400, 'PGRST100'));
});
