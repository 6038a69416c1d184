import { expect, test } from 'vitest';
import { checkNumbering } from './check-numbering.ts';
import type { NumberSeries } from './check-series.ts';

/** « F-1 2026-01-05 » or a number alone, separated by commas. */
function judge(list: string): string[] {
  const issued = list.split(', ').map((text) => {
    const [, number = '', date = ''] = /^(.*?)(?: (\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
    return { number, date };
  });
  return checkNumbering(issued, { today: '2026-11-20' }).series.map(say);
}

/** The findings of a series on one line; « ? » marks a question. */
function say(series: NumberSeries): string {
  const names = (numbers: readonly { number: string }[]) =>
    numbers.map(({ number }) => number).join(' = ');
  return [
    `${series.pattern} ${series.reset}`,
    ...series.gaps.map(({ numbers }) => `lacks ${numbers.join(' ')}`),
    ...series.duplicates.map((shared) => `twice ${names(shared)}`),
    ...series.repeats.map((shared) => `same rank? ${names(shared)}`),
    ...series.lateStarts.map(({ first, after }) =>
      after ? `${first} after ${after}?` : `begins at ${first}?`,
    ),
    ...series.unpadded.map(({ number }) => `written ${number}`),
    `next ${series.next}`,
  ].join(' | ');
}

const LISTS: readonly [list: string, ...verdicts: string[]][] = [
  [
    'F-2025-0001, F-2025-0002, F-2026-0002, F-2026-0003, F-2026-0004',
    'F-{AAAA}-{NNNN} never | same rank? F-2025-0002 = F-2026-0002 | next F-2026-0005',
  ],
  [
    'F-2025-0001, F-2025-0002, F-2026-0003, F-2026-0004',
    'F-{AAAA}-{NNNN} never | next F-2026-0005',
  ],
  [
    'F-2025-0001, F-2025-0002, F-2026-0001, F-2026-0002',
    'F-{AAAA}-{NNNN} yearly | next F-2026-0003',
  ],
  [
    'F-2025-0001, F-2025-0002, F-2025-0003, F-2026-0002, F-2026-0003',
    'F-{AAAA}-{NNNN} yearly | F-2026-0002 after F-2025-0003? | next F-2026-0004',
  ],
  [
    'F-2024-0001, F-2024-0002, F-2025-0003, F-2026-0004, F-2026-0005',
    'F-{AAAA}-{NNNN} never | next F-2026-0006',
  ],
  [
    'F-2025-0041, F-2025-0042, F-2026-0043, F-2026-0045',
    'F-{AAAA}-{NNNN} never | lacks F-2026-0044 | begins at F-2025-0041? | next F-2026-0046',
  ],
  [
    'F-2025-0002, F-2026-0002',
    'F-{AAAA}-{NNNN} yearly | begins at F-2025-0002? | F-2026-0002 after F-2025-0002? | next F-2026-0003',
  ],
  [
    'F-2026-01-001, F-2026-01-002, F-2026-02-002, F-2026-02-003',
    'F-{AAAA}-{MM}-{NNN} yearly | same rank? F-2026-01-002 = F-2026-02-002 | next F-2026-11-004',
  ],
  [
    'F-2026-01-001, F-2026-01-002, F-2026-02-003, F-2026-03-004',
    'F-{AAAA}-{MM}-{NNN} yearly | next F-2026-11-005',
  ],
  ['25-118, 25-119, 26-001, 26-002', '{AA}-{NNN} yearly | begins at 25-118? | next 26-003'],
  [
    'F-2026-0001, F-2026-0002, F-2026-0002-bis, F-2026-0003',
    'F-{AAAA}-{NNNN} yearly | written F-2026-0002-bis | next F-2026-0004',
  ],
  [
    'F-2026-0001, F-2026-0002 bis, F-2026-0003',
    'F-{AAAA}-{NNNN} yearly | written F-2026-0002 bis | next F-2026-0004',
  ],
  [
    'F-2026-0001, F-2026-0002, F-2026-0002-bis, F-2026-0002-ter',
    'F-{AAAA}-{NNNN} yearly | written F-2026-0002-bis | written F-2026-0002-ter | next F-2026-0003',
  ],
  [
    'F-2026-0001, f-2026-0002, F-2026-0003',
    'F-{AAAA}-{NNNN} yearly | written f-2026-0002 | next F-2026-0004',
  ],
  [
    'fa-2026-0001, fa-2026-0002, FA-2026-0003',
    'fa-{AAAA}-{NNNN} yearly | written FA-2026-0003 | next fa-2026-0004',
  ],
  [
    'F-2026-0001, F-2026-0002, f-2026-0002',
    'F-{AAAA}-{NNNN} yearly | twice F-2026-0002 = f-2026-0002 | written f-2026-0002 | next F-2026-0003',
  ],
  [
    'F-2026-0001, F - 2026 - 0002, F-2026-0003',
    'F-{AAAA}-{NNNN} yearly | written F - 2026 - 0002 | next F-2026-0004',
  ],
  ['FA 1, FA2, FA 3', 'FA {N} never | written FA2 | next FA 4'],
  [
    'F-2026-0009, F-2026-10, F-2026-0011',
    'F-{AAAA}-{NNNN} yearly | begins at F-2026-0009? | written F-2026-10 | next F-2026-0012',
  ],
  [
    'F-2026-0001, F-2026-1, F-2026-0002',
    'F-{AAAA}-{NNNN} yearly | twice F-2026-0001 = F-2026-1 | written F-2026-1 | next F-2026-0003',
  ],
  [
    'F-2026-0001, A-2026-0001, F-2026-0002, A-2026-0002',
    'F-{AAAA}-{NNNN} yearly | next F-2026-0003',
    'A-{AAAA}-{NNNN} yearly | next A-2026-0003',
  ],
  [
    'F-2026-0001, F-2026-0002, F-2026-0002, F-2026-0004',
    'F-{AAAA}-{NNNN} yearly | lacks F-2026-0003 | twice F-2026-0002 = F-2026-0002 | next F-2026-0005',
  ],
  ['1, 2, 3, 5', '{N} never | lacks 4 | next 6'],
  ['202601, 202602, 202603 2026-05-02, 202604 2026-06-01', '{AAAA}{NN} yearly | next 202605'],
];

test.each(LISTS)('%s', (list, ...verdicts) => {
  expect(judge(list)).toEqual(verdicts);
});

test('there are 24 of them', () => {
  expect(LISTS).toHaveLength(24);
});
