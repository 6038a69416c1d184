import { compareRow, kilobytes, limitRow, table } from '../format.ts';
import type { EditorFigures } from './editor.ts';

/** The figures of the editor as Markdown: keys and files beside a peer of the same run. */
export function formatEditorReport(
  { keys: { echo, sheet, bare }, downloads: { ours, pdfkit }, load }: EditorFigures,
  machine: string,
): string {
  const compared = [
    compareRow('key → its character, beside a bare page', [echo, bare], 1.25),
    compareRow('key → the sheet, beside a key of a bare page', [sheet, bare], 3),
    compareRow(
      'click → file, first of a page at rest, beside pdfkit',
      [ours.first, pdfkit.first],
      1,
    ),
    compareRow('click → file just changed, beside pdfkit', [ours.next, pdfkit.next], 0.5),
  ];
  const size = (name: string, value: number, most?: number) =>
    limitRow(name, value, { most, write: kilobytes });
  const loaded = [
    size('script that the page loads', load.scripts.load, 190_000),
    size('script right after, for the rest of the page', load.scripts.usable),
    size('script fetched at rest', load.scripts.rest),
    limitRow('layout shift on the way', load.shift, { most: 0, write: String }),
  ];
  return [
    machine,
    table(['', 'Wanted', 'Median', 'p95', ''], compared),
    table(['', 'Wanted', 'Measured', ''], loaded),
  ].join('\n\n');
}
