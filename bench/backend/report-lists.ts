import { judge, ratioOf, table } from '../format.ts';
import { ALONE, type ListFigure } from './measure-lists.ts';

/** The rate of each request beside that of the list alone, as Markdown. */
export function formatLists(figures: readonly ListFigure[], machine: string): string {
  const rows = figures.map(({ name, state, connections, wanted, load: { perSecond } }) => {
    const alone = figures.find((each) => each.state === ALONE && each.connections === connections);
    const ratio = ratioOf(perSecond, alone?.load.perSecond);
    const verdict =
      wanted === null ? '' : `≥ ${wanted.toLocaleString('en')}/s: ${judge(perSecond >= wanted)}`;
    return [name, state, connections, ratio, verdict];
  });
  return `${machine}\n\n${table(['', '', 'connections', 'rate, beside the list alone', ''], rows)}`;
}
