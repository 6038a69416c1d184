import type { BarSeries } from '#app/ui/charts/bar-chart.tsx';
import type { SumsRow } from './sums-table.tsx';

/** A column without `look` is in the table alone. */
export type ChartColumn = { title: string; look?: BarSeries['look'] };

/** `tick` and `shortTick` name the row under its bars. */
export type ChartRow = SumsRow & { tick: string; shortTick?: string };
