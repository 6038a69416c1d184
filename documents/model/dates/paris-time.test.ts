import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toParisTime } from './paris-time.ts';

test.each([
  ['2026-11-30T17:12:04.000Z', '2026-11-30', '18:12'],
  ['2026-07-14T22:30:00Z', '2026-07-15', '00:30'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
])('%s is %s at %s in Paris', (moment, date, time) => {
  expect(toParisTime(moment)).toEqual({ date, time });
});

test('it is what the platform says, from 2000 to 2099', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' },
  });
  const range = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (moment) => {
      const { date, time } = toParisTime(moment.toISOString());
      expect(`${date} ${time}`).toBe(format.format(moment));
    }),
  );
});
