import type { BarSeries } from '#app/ui/charts/bar-chart.tsx';
import type { Cents } from '#documents';

/** A column without `look` is in the table alone. */
export type ChartColumn = { title: string; look?: BarSeries['look'] };

/** An amount a column; `tick` and `shortTick` name the row under its bars. */
export type ChartRow = {
  name: string;
  tick: string;
  shortTick?: string;
  amounts: readonly Cents[];
};
