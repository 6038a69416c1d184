import { expect, test } from 'vitest';
import { checkNumbering } from '#documents';
import { describeSeries } from './describe-series.ts';

function describe(lines: readonly string[]) {
  const issued = lines.map((line) => {
    const [number = '', date = ''] = line.split(' ');
    return { number, date };
  });
  const [series] = checkNumbering(issued, { today: '2026-11-20' }).series;
  return (series ? describeSeries(series) : []).map(({ tone, text }) => `${tone} ${text}`);
}

test('each fault is a sentence, the gravest first', () => {
  expect(
    describe([
      ...['F-2026-0001 2026-01-05', 'F-2026-0002 2026-01-12', 'F-2026-0002 2026-01-13'],
      ...['F-2026-0005 2026-01-10', 'F-2026-6 2026-02-01'],
    ]),
  ).toEqual([
    'error F-2026-0002\u00a0: 2 documents portent ce numéro (12/01/2026, 13/01/2026).',
    'warning F-2026-0003, F-2026-0004 manquent, entre F-2026-0002 et F-2026-0005.',
    'warning F-2026-0005 est datée du 10/01/2026, alors que la précédente, F-2026-0002, est du 13/01/2026.',
    'warning F-2026-6\u00a0: écrit autrement que les autres (F-{AAAA}-{NNNN}).',
  ]);
});

test('many missing numbers are counted, and a list that begins late is only noted', () => {
  expect(describe(['FA3', 'FA40'])).toEqual([
    'warning 36 numéros manquent, entre FA3 et FA40.',
    'note La liste commence à FA3.',
  ]);
});

test('a series without fault has nothing to say', () => {
  expect(describe(['FA1', 'FA2'])).toEqual([]);
});
