import { megabytes, table } from '../format.ts';
import type { ExportFigure } from './measure-export.ts';

/** Size and memory of each export, as Markdown. */
export function formatExport(figures: readonly ExportFigure[], machine: string): string {
  const head = ['documents', 'ZIP', 'page and worker', 'whole browser', 'server and database'];
  return `${machine}\n\n${table(head, figures.map(toRow))}`;
}

function toRow({ documents, size, page, browser, server }: ExportFigure) {
  const memory = [page, browser, server].map((value) => `${Math.round(value)} MB`);
  return [documents.toLocaleString('en'), megabytes(size), ...memory];
}
