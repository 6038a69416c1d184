import type { ListFigures } from './measure-lists.ts';
import { describeLoad } from './report.ts';

/** Requests per second and p99, then the query plans, as Markdown. */
export function formatLists({ figures, plans }: ListFigures, machine: string): string {
  const lines = figures.map(({ name, state, connections, wanted, load }) => {
    const verdict = wanted === null ? '' : judge(load.perSecond, wanted);
    return `| ${name} | ${state} | ${connections} | ${describeLoad(load)} | ${verdict} |`;
  });
  const told = plans.map(({ name, text }) => `The list of ${name}:\n\n\`\`\`\n${text}\n\`\`\``);
  return [machine, '', ...HEAD, ...lines, '', told.join('\n\n')].join('\n');
}

function judge(perSecond: number, wanted: number): string {
  const verdict = perSecond >= wanted ? 'met' : '**missed**';
  return `≥ ${wanted.toLocaleString('en')}/s: ${verdict}`;
}

const HEAD = ['|  |  | connections | per second (p99) |  |', '| --- | --- | ---: | ---: | --- |'];
