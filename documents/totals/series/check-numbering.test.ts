import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#documents/model/dates/calendar.ts';
import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { checkNumbering } from './check-numbering.ts';

const TODAY = '2026-11-20';

/** Lines are « F-2026-0001 2026-01-05 » or a number alone. */
function check(lines: readonly string[], pattern?: string) {
  const issued = lines.map((line) => {
    const [number = '', date = ''] = line.split(' ');
    return { number, date };
  });
  return checkNumbering(issued, { today: TODAY, pattern });
}

function checkOne(lines: readonly string[]) {
  const { series } = check(lines);
  expect(series).toHaveLength(1);
  const [one] = series;
  if (!one) throw new Error('There is no series');
  return one;
}

test('a series without fault says what comes next', () => {
  const one = checkOne([
    'F-2026-0001 2026-01-05',
    'F-2026-0002 2026-01-05',
    'F-2026-0003 2026-02-01',
  ]);
  expect(one).toMatchObject({ pattern: 'F-{AAAA}-{NNNN}', reset: 'yearly', next: 'F-2026-0004' });
  expect([
    one.gaps,
    one.duplicates,
    one.inversions,
    one.misdated,
    one.lateStarts,
    one.unpadded,
  ]).toEqual([...[[], [], [], [], [], []]]);
});

test('a gap says between which numbers, how many, and which', () => {
  const { gaps } = checkOne(['F-2026-0002', 'F-2026-0006', 'F-2026-0007']);
  expect(gaps).toEqual([
    {
      ...{ after: 'F-2026-0002', before: 'F-2026-0006', count: 3 },
      numbers: ['F-2026-0003', 'F-2026-0004', 'F-2026-0005'],
    },
  ]);
});

test('a gap of thousands is counted, not listed', () => {
  const { gaps } = checkOne(['FA1', 'FA90001']);
  expect(gaps[0]?.count).toBe(89_999);
  expect(gaps[0]?.numbers).toHaveLength(50);
});

test('the same place taken twice is a duplicate, written alike or not', () => {
  const { duplicates, unpadded } = checkOne([
    'F-2026-0001',
    'F-2026-0002',
    'F-2026-2',
    'F-2026-0003',
  ]);
  expect(duplicates.map((shared) => shared.map(({ number }) => number))).toEqual([
    ['F-2026-0002', 'F-2026-2'],
  ]);
  expect(unpadded.map(({ number }) => number)).toEqual(['F-2026-2']);
});

test('dates that go back are found, as few as explain the disorder', () => {
  const { inversions } = checkOne([
    ...['F-2026-0001 2026-03-01', 'F-2026-0002 2026-12-31', 'F-2026-0003 2026-03-02'],
    ...['F-2026-0004 2026-03-03', 'F-2026-0005 2026-02-01', 'F-2026-0006 2026-03-04'],
  ]);
  expect(
    inversions.map(({ issued, neighbour, isAfter }) => [issued.number, neighbour.number, isAfter]),
  ).toEqual([
    ['F-2026-0002', 'F-2026-0003', true],
    ['F-2026-0005', 'F-2026-0004', false],
  ]);
});

test('each year begins at one, and a gap is never seen between two years', () => {
  const one = checkOne(['F-2025-0001', 'F-2025-0118', 'F-2026-0001', 'F-2026-0002']);
  expect(one.reset).toBe('yearly');
  expect(one.gaps).toHaveLength(1);
  expect(one.next).toBe('F-2026-0003');
});

test('a sequence that goes on from year to year is not started again', () => {
  const one = checkOne(['2025-117', '2025-118', '2026-119', '2026-121']);
  expect(one).toMatchObject({ reset: 'never', next: '2026-122' });
  expect(one.gaps[0]?.numbers).toEqual(['2026-120'].map(() => '2026-120'));
});

test('months start again, or go on', () => {
  const again = checkOne(['202609-001', '202609-002', '202610-001', '202611-001', '202611-003']);
  expect(again).toMatchObject({
    pattern: '{AAAA}{MM}-{NNN}',
    reset: 'monthly',
    next: '202611-004',
  });
  expect(again.gaps[0]?.numbers).toEqual(['202611-002']);
  const goingOn = checkOne(['2026-09-001', '2026-09-002', '2026-10-003', '2026-11-004']);
  expect(goingOn).toMatchObject({ pattern: '{AAAA}-{MM}-{NNN}', reset: 'yearly', gaps: [] });
  expect(goingOn.next).toBe('2026-11-005');
});

test('a year that has not begun its list starts at one', () => {
  expect(checkOne(['F-2025-0001', 'F-2025-0002']).next).toBe('F-2026-0001');
  expect(checkOne(['F-2027-0008']).next).toBe('F-2027-0009');
});

test('numbers without separators are read with their dates', () => {
  expect(checkOne(['20260041 2026-05-01', '20260042 2026-05-02']).pattern).toBe('{AAAA}{NNNN}');
  expect(checkOne(['2026110001', '2026110002', '2026120003']).pattern).toBe('{AAAA}{MM}{NNNN}');
  expect(checkOne(['260041 2026-05-01', '260042 2026-06-02']).pattern).toBe('{AA}{NNNN}');
  expect(checkOne(['2605041 2026-05-01', '2606042 2026-06-02']).pattern).toBe('{AA}{MM}{NNN}');
  expect(checkOne(['260041', '260042']).pattern).toBe('{NNNNNN}');
  expect(checkOne(['1', '2', '3', '10']).pattern).toBe('{N}');
  expect(checkOne(['0042/2026', '0043/2026']).pattern).toBe('{NNNN}/{AAAA}');
  expect(checkOne(['F26-042', 'F26-043']).pattern).toBe('F{AA}-{NNN}');
});

test('the code of a customer does not part a series', () => {
  const one = checkOne(['DUPONT-26-007', 'MARTIN-26-008', 'DURAND-26-009', 'DUPONT-26-011']);
  expect(one).toMatchObject({ pattern: '{CLIENT}-{AA}-{NNN}', next: '…-26-012' });
  expect(one.gaps[0]?.numbers).toEqual(['…-26-010']);
  expect(one.unpadded).toEqual([]);
});

test('prefixes of their own are series of their own, the longest first', () => {
  const { series } = check(['A-2026-0001', 'F-2026-0001', 'F-2026-0002', 'D-2026-0040']);
  expect(series.map(({ pattern }) => pattern)).toEqual([
    ...['F-{AAAA}-{NNNN}', 'A-{AAAA}-{NNNN}', 'D-{AAAA}-{NNNN}'],
  ]);
});

test('a list that begins late says how many come before', () => {
  expect(checkOne(['F-2026-0017', 'F-2026-0018']).lateStarts).toEqual([
    { first: 'F-2026-0017', count: 16 },
  ]);
});

test('a number that says another year than its date is told', () => {
  const { misdated } = checkOne([
    'F-2025-0001 2025-01-05',
    'F-2025-0002 2026-01-03',
    'F-2025-0003 2025-02-01',
  ]);
  expect(misdated.map(({ number }) => number)).toEqual(['F-2025-0002']);
});

test('what bears no digit is left apart, and the pattern of the author comes first', () => {
  const { series, unreadable } = check(['Acompte', 'X12-2026', 'X13-2026'], 'X{NN}-{AAAA}');
  expect(unreadable.map(({ number }) => number)).toEqual(['Acompte']);
  expect(series).toMatchObject([{ pattern: 'X{NN}-{AAAA}', next: 'X14-2026' }]);
});

test('characters that mean something to an expression are only characters', () => {
  expect(checkOne(['F(2026)+41', 'F(2026)+42', 'F(2026)+43']).next).toBe('F(2026)+44');
  expect(checkOne(['n°1é/2', 'n°1é/3']).next).toBe('n°1é/4');
});

test('nothing gives nothing', () => {
  expect(check([])).toEqual({ series: [], unreadable: [] });
});

const PATTERNS = [
  'F-{AAAA}-{NNNN}',
  '{AA}{MM}-{NNN}',
  'FA{NNNNN}',
  '{NNNN}/{AAAA}',
  '{AAAA}{NNNNN}',
];

test('what is missing where each month changes is not the start of other customers', () => {
  const write = (sequence: number) => {
    const date = addDays('2026-01-05', sequence * 3);
    return { number: formatDocumentNumber('{AA}{MM}-{NNN}', { sequence, date }), date };
  };
  const taken = [8, 18, 26, 27, 28];
  const left = Array.from({ length: 30 }, (_, index) => index + 1).filter(
    (sequence) => !taken.includes(sequence),
  );
  const { series } = checkNumbering(left.map(write), { today: '2026-12-31' });
  expect(series.map(({ gaps }) => gaps.map(({ count }) => count))).toEqual([[1, 1, 3]]);
});

test('whatever the pattern and the order, exactly what was taken out is missing', () => {
  const plan = fc.record({
    pattern: fc.constantFrom(...PATTERNS),
    count: fc.integer({ min: 3, max: 60 }),
    removed: fc.uniqueArray(fc.integer({ min: 2, max: 59 }), { maxLength: 20 }),
    seed: fc.infiniteStream(fc.nat()),
  });
  checkProperty(
    fc.property(plan, ({ pattern, count, removed, seed }) => {
      const write = (sequence: number) => {
        const date = addDays('2026-01-05', sequence * 3);
        return { number: formatDocumentNumber(pattern, { sequence, date }), date };
      };
      const missing = removed.filter((sequence) => sequence < count);
      const sequences = Array.from({ length: count }, (_, index) => index + 1);
      const left = sequences.filter((sequence) => !missing.includes(sequence)).map(write);
      const keys = left.map((one) => ({ one, key: seed.next().value ?? 0 }));
      const shuffled = keys.sort((a, b) => a.key - b.key).map(({ one }) => one);
      const { series } = checkNumbering(shuffled, { today: '2026-12-31' });
      expect(series).toHaveLength(1);
      const [only] = series;
      expect(only?.gaps.reduce((sum, gap) => sum + gap.count, 0)).toBe(missing.length);
      expect(only?.duplicates).toEqual([]);
      expect(only?.inversions).toEqual([]);
      expect(only?.entries.map(({ sequence }) => sequence)).toEqual(
        sequences.filter((sequence) => !missing.includes(sequence)),
      );
      const added = checkNumbering(
        [...shuffled, { number: only?.next ?? '', date: '2026-12-31' }],
        {
          today: '2026-12-31',
        },
      );
      expect(added.series[0]?.duplicates).toEqual([]);
      expect(added.series[0]?.gaps).toEqual(only?.gaps);
    }),
  );
});

test('any list is judged without fault, and no document is lost', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{0,2}-?(20\d\d)?-?\d{1,4}$/));
  checkProperty(
    fc.property(fc.array(texts, { maxLength: 30 }), (numbers) => {
      const { series, unreadable } = checkNumbering(
        numbers.map((number) => ({ number, date: '' })),
        { today: TODAY },
      );
      const placed = series.reduce((sum, { entries }) => sum + entries.length, unreadable.length);
      expect(placed).toBe(numbers.length);
    }),
  );
});

test('months of short numbers are known without their dates, and a counter is no month', () => {
  const read = (...numbers: string[]) =>
    checkNumbering(
      numbers.map((number) => ({ number, date: '' })),
      { today: '2026-01-20' },
    ).series.map(({ pattern, gaps }) => [pattern, gaps.length]);
  expect(read('2511001', '2511002', '2512001')).toEqual([['{AA}{MM}{NNN}', 0]]);
  expect(read('F1025012', 'F1125013')).toEqual([['F{MM}{AA}{NNN}', 0]]);
  expect(read('250998', '250999', '251000', '251001')).toEqual([['{NNNNNN}', 0]]);
});

test('months without their year accuse nobody for starting again, and still tell what is sure', () => {
  const issued = (...rows: [number: string, date: string][]) =>
    checkNumbering(
      rows.map(([number, date]) => ({ number, date })),
      { today: '2026-11-20' },
    ).series;
  const october = [
    ['10-001', '2026-10-05'],
    ['10-002', '2026-10-15'],
  ] as [string, string][];
  const [only, ...others] = issued(...october, ['11-001', '2026-11-05']);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ pattern: '{MM}-{NNN}', gaps: [], duplicates: [], inversions: [] });
  const [late] = issued(['10-001', '2026-10-20'], ...october.slice(1), ['11-003', '2026-11-05']);
  expect(late?.inversions).toHaveLength(1);
  const [twice] = issued(...october, ['10-002', '2026-10-16'], ['11-001', '2026-11-05']);
  expect(twice?.duplicates).toHaveLength(1);
  const year = ['01', '02', '03', '04', '05'].flatMap((month): [string, string][] =>
    [1, 2, 3].map((sequence) => [`${month}-00${sequence}`, `2026-${month}-1${sequence}`]),
  );
  for (const series of issued(...year))
    expect(series).toMatchObject({ pattern: '{MM}-{NNN}', gaps: [], inversions: [], misdated: [] });
});

test('numbers of days that begin late do not contradict their dates', () => {
  const issued = [
    { number: '16/07/2025/03', date: '2025-07-16' },
    { number: '25/07/2025/01', date: '2025-07-25' },
    { number: '25/07/2025/02', date: '2025-07-25' },
    { number: '18/08/2025/01', date: '2025-08-18' },
  ];
  const [only] = checkNumbering(issued, { today: '2025-08-20' }).series;
  expect(only).toMatchObject({ reset: 'daily', inversions: [], next: '20/08/2025/01' });
});
