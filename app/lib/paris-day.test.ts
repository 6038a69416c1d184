import { expect, test } from 'vitest';
import { parisDay } from './paris-day.ts';

test('a day of winter and a day of summer', () => {
  expect(parisDay(new Date('2026-11-23T23:30:00Z'))).toEqual({
    start: '2026-11-23T23:00:00.000Z',
    end: '2026-11-24T22:59:59.999Z',
  });
  expect(parisDay(new Date('2026-07-14T21:59:59Z'))).toEqual({
    start: '2026-07-13T22:00:00.000Z',
    end: '2026-07-14T21:59:59.999Z',
  });
});

test('the day when the clocks go forward has twenty-three hours', () => {
  for (const moment of ['2026-03-29T00:30:00Z', '2026-03-29T12:00:00Z', '2026-03-29T21:59:59Z'])
    expect(parisDay(new Date(moment)), moment).toEqual({
      start: '2026-03-28T23:00:00.000Z',
      end: '2026-03-29T21:59:59.999Z',
    });
});

test('the day when they go back has twenty-five', () => {
  for (const moment of ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T22:59:59Z'])
    expect(parisDay(new Date(moment)), moment).toEqual({
      start: '2026-10-24T22:00:00.000Z',
      end: '2026-10-25T22:59:59.999Z',
    });
});
