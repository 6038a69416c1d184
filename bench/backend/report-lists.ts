import { times } from '../format.ts';
import { ALONE, type ListFigure } from './measure-lists.ts';

/** The rate of each request beside that of the list alone, as Markdown. */
export function formatLists(figures: readonly ListFigure[], machine: string): string {
  const lines = figures.map(({ name, state, connections, wanted, load }) => {
    const alone = figures.find((each) => each.state === ALONE && each.connections === connections);
    const ratio = load.perSecond / (alone?.load.perSecond ?? Number.NaN);
    const verdict = wanted === null ? '' : judge(load.perSecond, wanted);
    return `| ${name} | ${state} | ${connections} | ${times(ratio)} | ${verdict} |`;
  });
  return [machine, '', ...HEAD, ...lines].join('\n');
}

function judge(perSecond: number, wanted: number): string {
  const verdict = perSecond >= wanted ? 'met' : '**missed**';
  return `≥ ${wanted.toLocaleString('en')}/s: ${verdict}`;
}

const HEAD = [
  '|  |  | connections | rate, beside the list alone |  |',
  '| --- | --- | ---: | ---: | --- |',
];
