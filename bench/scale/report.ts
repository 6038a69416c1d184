import { judge, ratioOf, table } from '../format.ts';
import type { ScaleFigure, ScaleFigures } from './measure-scale.ts';
import { FEW } from './seed.ts';

/** The time of each request in a large account beside that in a small one, as Markdown. */
export function formatScale({ size, figures }: ScaleFigures, machine: string): string {
  const [many, all] = [size.many, size.all].map((count) => count.toLocaleString('en'));
  const time = `time with ${many} documents, beside ${FEW}`;
  return [
    `${machine} ${all} documents in all.`,
    table(['', 'connections', time, `≤ × ${MOST_TIMES}`], figures.map(toRow)),
  ].join('\n\n');
}

function toRow({ name, connections, small, large }: ScaleFigure) {
  const time = ratioOf(small.perSecond, large.perSecond);
  const isMet = small.perSecond <= MOST_TIMES * large.perSecond;
  return [name, connections, time, small.perSecond > 0 ? judge(isMet) : ''];
}

const MOST_TIMES = 2;
