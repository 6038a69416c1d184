import type { KeptFigures, LoadFigures } from './figures.ts';

type Ratio = number | null;

/** This run divided by a former one; null where either of them has no figure. */
export type FiguresComparison = {
  date: string;
  origin: string;
  version: string | null;
  /** Whether both had as many requests at once, for as long. */
  isSamePlan: boolean;
  perSecond: Ratio;
  kinds: Record<string, { median: Ratio; p95: Ratio; p99: Ratio }>;
};

export function compareFigures(
  now: LoadFigures,
  { figures: before, date, origin, version }: KeptFigures,
): FiguresComparison {
  const kinds = Object.entries(now.kinds).map(([kind, { medianMs, p95Ms, p99Ms }]) => {
    const former = before.kinds[kind];
    return [
      kind,
      {
        median: divide(medianMs, former?.medianMs),
        p95: divide(p95Ms, former?.p95Ms),
        p99: divide(p99Ms, former?.p99Ms),
      },
    ] as const;
  });
  return {
    ...{ date, origin, version },
    isSamePlan: now.atOnce === before.atOnce && now.seconds === before.seconds,
    perSecond: divide(now.perSecond, before.perSecond),
    kinds: Object.fromEntries(kinds),
  };
}

function divide(value: number | null, by: number | null | undefined): Ratio {
  return value === null || !by ? null : Math.round((value / by) * 100) / 100;
}
