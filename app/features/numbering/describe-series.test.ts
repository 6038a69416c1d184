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

test('what may be a counter that goes on from year to year is asked, never a duplicate', () => {
  const years = ['F-2025-0001', 'F-2025-0002', 'F-2026-0002', 'F-2026-0003', 'F-2026-0004'];
  expect(describe(years)).toEqual([
    'note F-2025-0002 et F-2026-0002 ont le même rang\u00a0: votre compteur repart-il à 1 à chaque période\u00a0?',
  ]);
  expect(describe(['F-2025-0001', 'F-2025-0002', 'F-2025-0003', 'F-2026-0002'])).toEqual([
    'note F-2026-0002 vient après F-2025-0003\u00a0: votre compteur continue-t-il d’une période à l’autre\u00a0?',
  ]);
});

test('« bis » and another case are of the series, and said', () => {
  expect(describe(['F-2026-0001', 'F-2026-0002', 'F-2026-0002-bis', 'f-2026-0003'])).toEqual([
    'warning F-2026-0002-bis, f-2026-0003\u00a0: écrit autrement que les autres (F-{AAAA}-{NNNN}).',
  ]);
});
