import { judge, milliseconds, withP95 } from '../format.ts';
import type { AdministrationFigures } from './measure-administration.ts';

/** The first load, later ones, the slowest requests and the lists, as Markdown. */
export function formatAdministration(figures: AdministrationFigures, machine: string): string {
  const { size, first, again, requests, details } = figures;
  const [users, leads, pdfs, documents] = [size.users, size.leads, size.pdfs, size.documents].map(
    (count) => count.toLocaleString('en'),
  );
  const slowest = requests
    .slice(0, SLOWEST)
    .map(({ name, duration }) => `${name} ${milliseconds(duration)}`);
  return [
    `${machine} ${users} accounts, ${leads} leads, ${pdfs} PDFs, ${documents} documents.`,
    '',
    '|  | Wanted | Measured |  |',
    '| --- | ---: | ---: | ---: |',
    `| first load | ≤ ${milliseconds(MOST_MS)} | ${milliseconds(first)} | ${judge(first <= MOST_MS)} |`,
    `| « Actualiser » (p95) |  | ${withP95(again)} |  |`,
    ...details.flatMap(({ title, opened, searched }) => [
      `| « Voir détails », ${title} |  | ${milliseconds(opened)} |  |`,
      `| a search there |  | ${milliseconds(searched)} |  |`,
    ]),
    '',
    `The slowest requests of the first load, which all run at once: ${slowest.join('; ')}.`,
  ].join('\n');
}

const MOST_MS = 1500;
const SLOWEST = 6;
