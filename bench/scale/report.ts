import { describeLoad } from '../backend/report.ts';
import { judge, times } from '../format.ts';
import type { ScaleFigure, ScaleFigures } from './measure-scale.ts';
import { FEW } from './seed.ts';

/** Requests per second and p99 of both accounts with their ratio, then the plans, as Markdown. */
export function formatScale({ size, figures, plans }: ScaleFigures, machine: string): string {
  const [many, all] = [size.many, size.all].map((count) => count.toLocaleString('en'));
  const told = plans.map(({ name, text }) => `${name}:\n\n\`\`\`\n${text}\n\`\`\``);
  return [
    `${machine} ${all} documents in all.`,
    '',
    `|  | connections | ${FEW} documents, per second (p99) | ${many} | time | ≤ × ${MOST_TIMES} |`,
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(formatRow),
    '',
    `The plans of the account of ${many} documents. ${told.join('\n\n')}`,
  ].join('\n');
}

function formatRow({ name, connections, small, large }: ScaleFigure): string {
  // Without an answer there is no time.
  const ratio = large.perSecond > 0 ? small.perSecond / large.perSecond : Number.POSITIVE_INFINITY;
  const cells = [
    name,
    connections,
    describeLoad(small),
    describeLoad(large),
    ratio === Number.POSITIVE_INFINITY ? '–' : times(ratio),
    judge(ratio <= MOST_TIMES),
  ];
  return `| ${cells.join(' | ')} |`;
}

const MOST_TIMES = 2;
