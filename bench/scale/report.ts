import { judge, times } from '../format.ts';
import type { ScaleFigure, ScaleFigures } from './measure-scale.ts';
import { FEW } from './seed.ts';

/** The time of each request in a large account beside that in a small one, as Markdown. */
export function formatScale({ size, figures }: ScaleFigures, machine: string): string {
  const [many, all] = [size.many, size.all].map((count) => count.toLocaleString('en'));
  return [
    `${machine} ${all} documents in all.`,
    '',
    `|  | connections | time with ${many} documents, beside ${FEW} | ≤ × ${MOST_TIMES} |`,
    '| --- | ---: | ---: | --- |',
    ...figures.map(formatRow),
  ].join('\n');
}

function formatRow({ name, connections, small, large }: ScaleFigure): string {
  // Without an answer there is no time.
  const ratio = large.perSecond > 0 ? small.perSecond / large.perSecond : Number.POSITIVE_INFINITY;
  const time = ratio === Number.POSITIVE_INFINITY ? '–' : times(ratio);
  return `| ${[name, connections, time, judge(ratio <= MOST_TIMES)].join(' | ')} |`;
}

const MOST_TIMES = 2;
