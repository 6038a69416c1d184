import { table } from '../format.ts';
import type { CopyFigure } from './measure-copy.ts';

/** Times and memory of each copy, as Markdown. */
export function formatCopy(figures: readonly CopyFigure[], machine: string): string {
  const head = ['documents', 'first documents', 'dashboard', 'all documents', 'page'];
  return `${machine}\n\n${table(head, figures.map(toRow))}`;
}

function toRow({ documents, firstShown, dashboardShown, whole, page }: CopyFigure): string[] {
  const times = [firstShown, dashboardShown, whole].map(
    (value) => `${(value / 1000).toFixed(1)} s`,
  );
  return [documents.toLocaleString('en'), ...times, `${Math.round(page)} MB`];
}
