import { dayFromNow } from '../world.ts';
import type { IssuedRow, ModelCheck } from './outcome.ts';

/** Each series begins at 1, goes on without a gap, and its days follow its numbers. */
export const checkSeries: ModelCheck = ({ issued }) => {
  const keyOf = ({ series, number }: IssuedRow) => `${series} ${prefixOf(number)}`;
  const keys = [...new Set(issued.map(keyOf))];
  return [
    ...keys.flatMap((key) => findGaps(issued.filter((row) => keyOf(row) === key))),
    ...issued
      .filter(({ day }) => day > dayFromNow(1))
      .map(({ number, day }) => `${number} is dated ${day}, after tomorrow.`),
  ];
};

function findGaps(rows: readonly IssuedRow[]): string[] {
  const sorted = rows.toSorted((a, b) => sequenceOf(a.number) - sequenceOf(b.number));
  return sorted.flatMap(({ number, day }, index) => {
    const before = sorted[index - 1];
    return [
      ...(sequenceOf(number) === index + 1 ? [] : [`${number} has the place ${index + 1}.`]),
      ...(before && before.day > day ? [`${number} of ${day} follows ${before.day}.`] : []),
    ];
  });
}

function prefixOf(number: string): string {
  return number.replace(/\d+$/, '');
}

function sequenceOf(number: string): number {
  return Number(/\d+$/.exec(number)?.[0] ?? 0);
}
