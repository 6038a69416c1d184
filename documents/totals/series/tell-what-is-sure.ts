import type { NumberSeries } from './check-series.ts';
import type { DatedNumber } from './guess-dates.ts';

type OtherReading = { isEqual: boolean; series: readonly NumberSeries[] };

/** A series without the faults that another reading of the same numbers does not find. */
export function tellWhatIsSure<Issued extends DatedNumber>(
  series: NumberSeries<Issued>,
  others: readonly OtherReading[],
): NumberSeries<Issued> {
  if (others.length === 0) return series;
  const agree = (find: (one: NumberSeries) => boolean) =>
    others.every((other) => other.series.some(find));
  const isSame = (left: readonly DatedNumber[], right: readonly DatedNumber[]) =>
    left.length === right.length && left.every((one) => right.includes(one));
  return {
    ...series,
    gaps: series.gaps.filter((gap) =>
      agree(({ gaps }) =>
        gaps.some(({ after, before }) => after === gap.after && before === gap.before),
      ),
    ),
    duplicates: series.duplicates.filter((shared) =>
      agree(({ duplicates }) => duplicates.some((one) => isSame(one, shared))),
    ),
    inversions: series.inversions.filter(({ issued }) =>
      agree(({ inversions }) => inversions.some((one) => one.issued === issued)),
    ),
    misdated: series.misdated.filter((one) => agree(({ misdated }) => misdated.includes(one))),
    readings: others
      .filter(({ isEqual }) => isEqual)
      .flatMap((other) => other.series)
      .filter(({ next, pattern }) => next !== series.next && pattern !== series.pattern)
      .filter(({ entries }) => entries.at(-1)?.issued === series.entries.at(-1)?.issued)
      .map(({ pattern, next }) => ({ pattern, next })),
  };
}
