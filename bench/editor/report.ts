import { judge, kilobytes, times } from '../format.ts';
import type { Summary } from '../statistics.ts';
import type { EditorFigures } from './editor.ts';

/** The figures of the editor as Markdown: keys and files beside a peer of the same run. */
export function formatEditorReport(
  { keys, downloads, load }: EditorFigures,
  machine: string,
): string {
  const { ours, pdfkit } = downloads;
  return [
    machine,
    '',
    '|  | Wanted | Median | p95 |  |',
    '| --- | ---: | ---: | ---: | ---: |',
    compare('key → its character, beside a bare page', [keys.echo, keys.bare], 1.25),
    compare('key → the sheet, beside a key of a bare page', [keys.sheet, keys.bare], 3),
    compare('click → file, first of a page at rest, beside pdfkit', [ours.first, pdfkit.first], 1),
    compare('click → file just changed, beside pdfkit', [ours.next, pdfkit.next], 0.5),
    '',
    '|  | Wanted | Measured |  |',
    '| --- | ---: | ---: | ---: |',
    single('script that the page loads', load.scripts.load, { most: 190_000, write: kilobytes }),
    single('script right after, for the rest of the page', load.scripts.usable, {
      write: kilobytes,
    }),
    single('script fetched at rest', load.scripts.rest, { write: kilobytes }),
    single('layout shift on the way', load.shift, { most: 0, write: String }),
  ].join('\n');
}

/** The ratio of our median to the peer’s, judged against `most`; p95 beside. */
function compare(name: string, [ours, peer]: readonly [Summary, Summary], most: number): string {
  const ratio = ours.median / peer.median;
  const cells = [name, `≤ × ${most.toFixed(2)}`, times(ratio), times(ours.p95 / peer.p95)];
  return `| ${[...cells, judge(ratio <= most)].join(' | ')} |`;
}

function single(name: string, value: number, { most, write }: Limit): string {
  const wanted = most === undefined ? '' : `≤ ${write(most)}`;
  const verdict = most === undefined ? '' : judge(value <= most);
  return `| ${[name, wanted, write(value), verdict].join(' | ')} |`;
}

type Limit = { most?: number; write: (value: number) => string };
