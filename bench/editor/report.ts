import { kilobytes, milliseconds } from '../format.ts';
import type { Summary } from '../statistics.ts';
import type { EditorFigures } from './editor.ts';

/** The figures of the editor as Markdown. */
export function formatEditorReport({ keys, downloads, load, series }: EditorFigures): string {
  const rows = [
    duration('key → its character in the field', keys.echo, { most: 16 }),
    duration('key → the sheet', keys.sheet, { most: 50 }),
    duration('click → file saved, first time', downloads.cold, { most: 150 }),
    duration('click → file saved, then', downloads.warm, { most: 50 }),
    duration('click → ZIP of 120 quittances saved', series, { most: 1500 }),
    single('script that the page loads', load.scripts.load, { most: 190_000, write: kilobytes }),
    single('script right after, for the rest of the page', load.scripts.usable, {
      write: kilobytes,
    }),
    single('script fetched at rest', load.scripts.rest, { write: kilobytes }),
    single('first visit → the whole page answers', load.usableAt, { write: milliseconds }),
    single('layout shift on the way', load.shift, { most: 0, write: String }),
  ];
  return ['|  | Wanted | Median | p95 |  |', '| --- | ---: | ---: | ---: | ---: |', ...rows].join(
    '\n',
  );
}

/** What 95 % must not pass. */
function duration(name: string, { median, p95 }: Summary, { most }: { most: number }): string {
  const wanted = `≤ ${milliseconds(most)}`;
  const cells = [name, wanted, milliseconds(median), milliseconds(p95), judge(p95 <= most)];
  return `| ${cells.join(' | ')} |`;
}

function single(name: string, value: number, { most, write }: Limit): string {
  const wanted = most === undefined ? '' : `≤ ${write(most)}`;
  const verdict = most === undefined ? '' : judge(value <= most);
  return `| ${[name, wanted, write(value), '', verdict].join(' | ')} |`;
}

function judge(isMet: boolean): string {
  return isMet ? 'met' : '**missed**';
}

type Limit = { most?: number; write: (value: number) => string };
