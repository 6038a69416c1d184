import { expect, test } from 'vitest';
import { mergeByClient } from './merge-by-client.ts';

/** Groups of « DUPONT-{AA}-{NNN}: DUPONT-26-001 DUPONT-26-003 ». */
function merge(...groups: string[]) {
  return mergeByClient(
    groups.map((group) => {
      const [pattern = '', numbers = ''] = group.split(': ');
      return { pattern, members: numbers.split(' ').map((number) => ({ number, date: '' })) };
    }),
  ).map(({ pattern, members }) => `${pattern}: ${members.map(({ number }) => number).join(' ')}`);
}

test('sequences that complete each other are one, with the code of the customer', () => {
  expect(
    merge('DUPONT-{AA}-{NNN}: DUPONT-26-001 DUPONT-26-003', 'MARTIN-{AA}-{NNN}: MARTIN-26-002'),
  ).toEqual(['{CLIENT}-{AA}-{NNN}: DUPONT-26-001 DUPONT-26-003 MARTIN-26-002']);
});

test('a group alone stays as it is', () => {
  expect(merge('DUPONT-{AA}-{NNN}: DUPONT-26-001')).toEqual(['DUPONT-{AA}-{NNN}: DUPONT-26-001']);
});

test('a number that both have keeps them apart, in the same year only', () => {
  const apart = ['F-{AAAA}-{NN}: F-2026-01 F-2026-02', 'A-{AAAA}-{NN}: A-2026-01'];
  expect(merge(...apart)).toEqual(apart);
  expect(merge('F-{AAAA}-{NN}: F-2025-01 F-2025-02', 'A-{AAAA}-{NN}: A-2026-01')).toEqual([
    '{CLIENT}-{AAAA}-{NN}: F-2025-01 F-2025-02 A-2026-01',
  ]);
});

test('what would be missing together and is not apart keeps them apart', () => {
  const far = ['F-{NNN}: F-001 F-002', 'A-{NNN}: A-009 A-010'];
  expect(merge(...far)).toEqual(far);
  // As much is missing either way.
  expect(merge('F-{NNN}: F-001 F-003', 'A-{NNN}: A-004 A-006')).toEqual([
    '{CLIENT}-{NNN}: F-001 F-003 A-004 A-006',
  ]);
  const one = ['F-{NNN}: F-001 F-002', 'A-{NNN}: A-004 A-005'];
  expect(merge(...one)).toEqual(one);
});

test('the years are counted one by one', () => {
  expect(merge('F-{AAAA}-{NN}: F-2025-01 F-2026-02', 'A-{AAAA}-{NN}: A-2025-02 A-2026-01')).toEqual(
    ['{CLIENT}-{AAAA}-{NN}: F-2025-01 F-2026-02 A-2025-02 A-2026-01'],
  );
});

test('one word may differ, at one place, and nothing else', () => {
  const words = ['F-X-{NN}: F-X-01', 'A-Y-{NN}: A-Y-02'];
  expect(merge(...words)).toEqual(words);
  const signs = ['F-{NN}: F-01', 'A/{NN}: A/02'];
  expect(merge(...signs)).toEqual(signs);
  const tokens = ['F-{NN}: F-01', 'F-{NNN}: F-002'];
  expect(merge(...tokens)).toEqual(tokens);
  expect(merge('VA-X-{NN}: VA-X-01', 'VA-É-{NN}: VA-É-02')).toEqual([
    'VA-{CLIENT}-{NN}: VA-X-01 VA-É-02',
  ]);
});

test('groups of other notations are left where they are', () => {
  expect(merge('F-{NN}: F-01', 'X/{AAAA}/{NN}: X/2026/01', 'A-{NN}: A-02')).toEqual([
    ...['{CLIENT}-{NN}: F-01 A-02', 'X/{AAAA}/{NN}: X/2026/01'],
  ]);
});

test('a number that its own pattern does not read is merged with nothing', () => {
  const unread = ['F-{AAAA}-{NN}: F-2026-01', 'A-{AAAA}-{NN}: A-1999-02'];
  expect(merge(...unread)).toEqual(unread);
});
