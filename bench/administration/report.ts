import { judge, milliseconds, table } from '../format.ts';
import type { AdministrationFigures } from './measure-administration.ts';

/** Whether the first load is in time, as Markdown. */
export function formatAdministration(
  { size, first }: AdministrationFigures,
  machine: string,
): string {
  const [users, leads, pdfs, documents] = [size.users, size.leads, size.pdfs, size.documents].map(
    (count) => count.toLocaleString('en'),
  );
  return [
    `${machine} ${users} accounts, ${leads} leads, ${pdfs} PDFs, ${documents} documents.`,
    table(
      ['', 'Wanted', ''],
      [['first load', `≤ ${milliseconds(MOST_MS)}`, judge(first <= MOST_MS)]],
    ),
  ].join('\n\n');
}

const MOST_MS = 1500;
