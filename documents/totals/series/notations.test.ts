import { expect, test } from 'vitest';
import { checkNumbering } from './check-numbering.ts';
import type { NumberSeries } from './check-series.ts';

type Parts = { y: string; yy: string; m: string; d: string; q: number; n: number; s: number };
type Reset = 'never' | 'yearly' | 'quarterly' | 'monthly' | 'daily' | 'season';
type Notation = readonly [pattern: string, reset: Reset, write: (parts: Parts) => string];

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Written by hand, so that the patterns are not judged by the code that writes them. */
const NOTATIONS: readonly Notation[] = [
  ['FV/{NNN}/{MM}/{AAAA}', 'monthly', ({ n, m, y }) => `FV/${pad(n, 3)}/${m}/${y}`],
  ['FV/{NNN}/{MM}/{AAAA}', 'yearly', ({ n, m, y }) => `FV/${pad(n, 3)}/${m}/${y}`],
  ['{NNN}/{MM}/{AAAA}', 'monthly', ({ n, m, y }) => `${pad(n, 3)}/${m}/${y}`],
  ['{NNN}-{MM}-{AA}', 'monthly', ({ n, m, yy }) => `${pad(n, 3)}-${m}-${yy}`],
  ['{NNN}-{MM}-{AA}', 'yearly', ({ n, m, yy }) => `${pad(n, 3)}-${m}-${yy}`],
  ['F-{MM}-{AAAA}-{NNN}', 'monthly', ({ n, m, y }) => `F-${m}-${y}-${pad(n, 3)}`],
  ['F-{MM}-{AAAA}-{NNN}', 'yearly', ({ n, m, y }) => `F-${m}-${y}-${pad(n, 3)}`],
  ['F{MM}{AA}-{NNN}', 'monthly', ({ n, m, yy }) => `F${m}${yy}-${pad(n, 3)}`],
  ['F{MM}{AA}-{NNN}', 'yearly', ({ n, m, yy }) => `F${m}${yy}-${pad(n, 3)}`],
  ['F{MM}{AA}{NNN}', 'yearly', ({ n, m, yy }) => `F${m}${yy}${pad(n, 3)}`],
  ['F-{M}-{AAAA}-{NNN}', 'monthly', ({ n, m, y }) => `F-${Number(m)}-${y}-${pad(n, 3)}`],
  ['{NN}/{M}/{AAAA}', 'yearly', ({ n, m, y }) => `${pad(n, 2)}/${Number(m)}/${y}`],
  ['F-{AAAA}-T{T}-{NNN}', 'quarterly', ({ n, q, y }) => `F-${y}-T${q}-${pad(n, 3)}`],
  ['{NNN}/T{T}/{AAAA}', 'yearly', ({ n, q, y }) => `${pad(n, 3)}/T${q}/${y}`],
  ['{AA}T{T}{NNN}', 'quarterly', ({ n, q, yy }) => `${yy}T${q}${pad(n, 3)}`],
  ['{AAAA}{MM}{JJ}-{NN}', 'daily', ({ n, y, m, d }) => `${y}${m}${d}-${pad(n, 2)}`],
  ['{AAAA}{MM}{JJ}-{NNN}', 'yearly', ({ n, y, m, d }) => `${y}${m}${d}-${pad(n, 3)}`],
  ['{JJ}/{MM}/{AAAA}/{NN}', 'daily', ({ n, y, m, d }) => `${d}/${m}/${y}/${pad(n, 2)}`],
  ['F{JJ}{MM}{AA}-{NNN}', 'yearly', ({ n, yy, m, d }) => `F${d}${m}${yy}-${pad(n, 3)}`],
  ['F{A}-{NNN}', 'yearly', ({ n, y }) => `F${y.slice(3)}-${pad(n, 3)}`],
  ['{NNN}/{A}', 'yearly', ({ n, y }) => `${pad(n, 3)}/${y.slice(3)}`],
  ['{AAAA}/{AAAA+1}-{NNN}', 'season', ({ n, s }) => `${s}/${s + 1}-${pad(n, 3)}`],
  ['S{AA}{AA+1}-{NNN}', 'season', ({ n, s }) => `S${s % 100}${(s + 1) % 100}-${pad(n, 3)}`],
  ['{AAAA}-{AA+1}/{N}', 'season', ({ n, s }) => `${s}-${(s + 1) % 100}/${n}`],
  ['F-{AAAA}-{NNNN}', 'yearly', ({ n, y }) => `F-${y}-${pad(n, 4)}`],
  ['{AAAA}{MM}-{NNN}', 'monthly', ({ n, y, m }) => `${y}${m}-${pad(n, 3)}`],
  ['{AA}{MM}{NNN}', 'monthly', ({ n, yy, m }) => `${yy}${m}${pad(n, 3)}`],
  ['{NNN}{MM}{AAAA}', 'yearly', ({ n, y, m }) => `${pad(n, 3)}${m}${y}`],
  ['FA{NNNNN}', 'never', ({ n }) => `FA${pad(n, 5)}`],
  ['{AA}/{MM}/{NNN}', 'never', ({ n, yy, m }) => `${yy}/${m}/${pad(n, 3)}`],
];

type Issued = { number: string; date: string };
type Fault = 'none' | 'gap' | 'double';

/** Documents of sixteen months, one to four a month; `after` is the next one, of December. */
function makeSeries([, reset, write]: Notation, seed: number) {
  const next = createRandom(seed);
  const counters = new Map<string, number>();
  const give = (date: string) => {
    const [y = '', m = '', d = ''] = date.split('-');
    const q = Math.ceil(Number(m) / 3);
    const s = Number(m) < 9 ? Number(y) - 1 : Number(y);
    const periods = {
      ...{ never: '', yearly: y, quarterly: `${y}-${q}`, monthly: `${y}-${m}` },
      ...{ daily: date, season: String(s) },
    };
    const period = periods[reset];
    const n = (counters.get(period) ?? 0) + 1;
    counters.set(period, n);
    return { number: write({ y, yy: y.slice(2), m, d, q, n, s }), date, period, n };
  };
  const issued: ReturnType<typeof give>[] = [];
  for (let at = 0; at < 16; at += 1) {
    const month = new Date(Date.UTC(2025, 6 + at, 1)).toISOString().slice(0, 7);
    const days = Array.from({ length: 1 + next(4) }, () => 1 + next(28)).sort((a, b) => a - b);
    for (const day of days) {
      const count = reset === 'daily' ? 1 + next(3) : 1;
      for (let one = 0; one < count; one += 1) issued.push(give(`${month}-${pad(day, 2)}`));
    }
  }
  return { issued, after: give('2026-12-15') };
}

/** Takes out a number that has both neighbours in its period, or gives one again. */
function spoil(issued: ReturnType<typeof makeSeries>['issued'], fault: Fault, seed: number) {
  const next = createRandom(seed + 1);
  const inner = issued.flatMap(({ period, n }, index) => {
    const [before, after] = [issued[index - 1], issued[index + 1]];
    return before?.period === period && after?.period === period && n > 1 ? [index] : [];
  });
  const at = inner[next(inner.length)] ?? -1;
  const chosen = issued[at];
  if (fault === 'none' || !chosen) return { list: issued, expected: [] as string[] };
  const list = fault === 'gap' ? issued.filter((_, index) => index !== at) : [...issued, chosen];
  const shift = next(list.length);
  return {
    list: [...list.slice(shift), ...list.slice(0, shift)],
    expected:
      fault === 'double'
        ? [chosen.number]
        : [`${issued[at - 1]?.number}…${issued[at + 1]?.number}`],
  };
}

function accuse(series: NumberSeries<Issued>): string[] {
  return [
    ...series.gaps.map(({ after, before }) => `${after}…${before}`),
    ...[...series.duplicates, ...series.repeats].map(([first]) => first?.number ?? ''),
    ...series.inversions.map(({ issued }) => issued.number),
    ...series.misdated.map(({ number }) => number),
    ...series.unpadded.map(({ number }) => number),
  ];
}

const FAULTS: readonly Fault[] = ['none', 'gap', 'double', 'gap', 'double', 'gap', 'double'];
const CASES = NOTATIONS.flatMap((notation, index) =>
  FAULTS.map((fault, turn) => ({ notation, fault, seed: index * 100 + turn * 7 + 1 })),
);

test.each(CASES)('$notation.0 $notation.1, $fault, $seed', ({ notation, fault, seed }) => {
  const [pattern] = notation;
  const { issued, after } = makeSeries(notation, seed);
  const { list, expected } = spoil(issued, fault, seed);
  const { series, unreadable } = checkNumbering(list, { today: after.date });
  expect(unreadable).toEqual([]);
  expect(series.map((one) => one.pattern)).toEqual([pattern]);
  const [only] = series;
  if (!only) throw new Error('There is no series');
  expect(only.readings).toEqual([]);
  expect(accuse(only)).toEqual(expected);
  expect(only.next).toBe(after.number);
});

test('they are 210 series, in 30 notations', () => {
  expect(NOTATIONS).toHaveLength(30);
  expect(CASES).toHaveLength(210);
});

test.each(NOTATIONS)(
  'a few numbers of %s %s, with their dates or without, accuse nobody',
  (...of) => {
    const { issued } = makeSeries(of, 11);
    for (const start of [0, 5, 11])
      for (const count of [1, 2, 3, 4, 6, 8])
        for (const isDated of [true, false]) {
          const list = issued
            .slice(start, start + count)
            .map(({ number, date }) => ({ number, date: isDated ? date : '' }));
          const { series } = checkNumbering(list, { today: '2026-12-15' });
          expect(series.flatMap(accuse), list.map(({ number }) => number).join(' ')).toEqual([]);
        }
  },
);

/** Whole numbers below a bound, the same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
