import { expect, test } from 'vitest';
import { guessPatterns } from './guess-patterns.ts';

/** The patterns of « F-1 2026-01-05 », separated by commas; « ? » before those that come near. */
function guess(list: string): string[] {
  const numbers = list.split(', ').map((text) => {
    const [number = '', date = ''] = text.split(' ');
    return { number, date };
  });
  const { groups, unreadable } = guessPatterns(numbers);
  const equals = groups.flatMap(({ readings = [] }) =>
    readings
      .filter(({ isEqual }) => isEqual)
      .flatMap((reading) => reading.groups.map(({ pattern }) => `? ${pattern}`)),
  );
  return [
    ...groups.map(({ pattern }) => pattern),
    ...new Set(equals),
    ...unreadable.map(({ number }) => `unreadable ${number}`),
  ];
}

const LISTS: readonly [list: string, ...patterns: string[]][] = [
  // One number, with its date.
  ['FV/001/11/2026 2026-11-20', 'FV/{NNN}/{MM}/{AAAA}'],
  ['001-11-26 2026-11-20', '{NNN}-{MM}-{AA}'],
  ['F-11-2026-001 2026-11-20', 'F-{MM}-{AAAA}-{NNN}'],
  ['F1126-001 2026-11-20', 'F{MM}{AA}-{NNN}'],
  ['F-9-2026-001 2026-09-20', 'F-{M}-{AAAA}-{NNN}'],
  ['2026T4-012 2026-11-20', '{AAAA}T{T}-{NNN}'],
  ['2026-4T-012 2026-11-20', '{AAAA}-{T}T-{NNN}'],
  ['28/11/2026/001 2026-11-28', '{JJ}/{MM}/{AAAA}/{NNN}'],
  ['2025/2026-014 2026-03-02', '{AAAA}/{AAAA+1}-{NNN}'],
  ['25-26/014 2025-10-02', '{AA}-{AA+1}/{NNN}'],
  ['11/2026 2026-11-20', '{NN}/{AAAA}'],
  ['2026/11 2026-11-20', '{AAAA}/{NN}'],
  // Their dates contradict what their digits look like.
  ['FV/001/11/2026 2026-10-20', 'FV/001/{NN}/{AAAA}'],
  ['2026T4-012 2026-09-20', '{AAAA}T4-{NNN}'],
  ['F26-001 2025-11-20', 'F26-{NNN}'],
  ['F2031-001 2026-11-20', 'F2031-{NNN}'],
  ['28-11-2026-001 2026-11-27', '28-{MM}-{AAAA}-{NNN}'],
  // A year of one digit is seen by two years, and is a question in one.
  ['F5-001 2025-11-20, F6-001 2026-02-01', 'F{A}-{NNN}'],
  ['F6-001 2026-11-20, F6-002 2026-11-21', 'F{A}-{NNN}', '? F6-{NNN}'],
  ['F6-001, F6-002', 'F6-{NNN}'],
  ['F7-001 2026-11-20', 'F7-{NNN}'],
  // A quarter without its letter, the same.
  ['2026-3-01 2026-09-20, 2026-4-01 2026-10-20', '{AAAA}-{T}-{NN}'],
  ['2026-4-01 2026-10-20', '{AAAA}-{T}-{NN}', '? {AAAA}-4-{NN}'],
  // Without a year.
  ['F-11-041 2026-11-02, F-12-042 2026-12-03, F-01-043 2027-01-04', 'F-{MM}-{NNN}'],
  ['F-11-041 2026-11-02', 'F-{MM}-{NNN}', '? F-11-{NNN}'],
  ['F-11-041 2026-10-02', 'F-11-{NNN}'],
  ['T3/8 2026-09-02, T4/9 2026-10-03', 'T{T}/{N}'],
  ['T4-08', 'T4-{NN}'],
  // Undated.
  ['FV/001/10/2026, FV/002/10/2026, FV/001/11/2026, FV/002/11/2026', 'FV/{NNN}/{MM}/{AAAA}'],
  ['001-10-26, 002-10-26, 001-11-26', '{NNN}-{MM}-{AA}'],
  ['F1026-001, F1026-002, F1126-001', 'F{MM}{AA}-{NNN}'],
  ['1-2026-001, 1-2026-002, 2-2026-001, 2-2026-002', '{M}-{AAAA}-{NNN}'],
  ['21-2026-001, 21-2026-002, 33-2026-001, 33-2026-002', '21-{AAAA}-{NNN}', '33-{AAAA}-{NNN}'],
  ['2025/2026-01, 2025/2026-02', '{AAAA}/{AAAA+1}-{NN}'],
  ['25-26-01, 26-27-01', '{AA}-{AA+1}-{NN}'],
  ['20261104-01, 20261104-02', '{AAAA}{MM}{JJ}-{NN}'],
  ['01042026, 02042026', '{NN}{MM}{AAAA}'],
  ['260041, 260042', '{NNNNNN}'],
  // Codes of customers come back, a sequence only grows.
  ['77/2026/1, 88/2026/2, 77/2026/3, 88/2026/4', '{CLIENT}/{AAAA}/{N}'],
  ['C12/01/2026, C12/02/2026, C07/03/2026', 'C{CLIENT}/{NN}/{AAAA}'],
  // No number.
  [
    'sans, {N}1, F…2, 1234567890123456, F-1',
    'F-{N}',
    ...['sans', '{N}1', 'F…2', '1234567890123456'].map((one) => `unreadable ${one}`),
  ],
  ['1-2-3-4-5-6-7-8, 1-2-3-4-5-6-7-9', '1-2-3-4-5-6-7-{N}'],
];

test.each(LISTS)('%s', (list, ...patterns) => {
  expect(guess(list)).toEqual(patterns);
});

test('as many N as the usual number has digits', () => {
  expect(guess('F-1, F-10, F-100')).toEqual(['F-{N}']);
  expect(guess('F-08, F-10, F-100')).toEqual(['F-{NN}']);
  expect(guess('F-008, F-09, F-1000')).toEqual(['F-{NNN}']);
  expect(guess('F-123, F-1234')).toEqual(['F-{NNN}']);
  expect(guess('F-012345678901')).toEqual(['F-{NNNNNNNNN}']);
});
