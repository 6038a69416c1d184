import { megabytes } from '../format.ts';
import type { ExportFigure } from './measure-export.ts';

/** Size and memory of each export, as Markdown. */
export function formatExport(figures: readonly ExportFigure[], machine: string): string {
  return [
    machine,
    '',
    '| documents | ZIP | page and worker | whole browser | server and database |',
    '| ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(formatRow),
  ].join('\n');
}

function formatRow({ documents, size, ...memory }: ExportFigure): string {
  const cells = [
    documents.toLocaleString('en'),
    megabytes(size),
    ...[memory.page, memory.browser, memory.server].map((value) => `${Math.round(value)} MB`),
  ];
  return `| ${cells.join(' | ')} |`;
}
