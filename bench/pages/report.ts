import { judge, kilobytes, table } from '../format.ts';
import type { Weight } from './count-visit.ts';
import type { PageFigures } from './measure-pages.ts';

/** The figures of the pages as Markdown; missed targets in bold. */
export function formatPagesReport(figures: readonly PageFigures[], machine: string): string {
  return [
    machine,
    'Script after gzip (brotli), over a first visit. Wanted: 25 requests until every control answers and 40 in all, with 130 kB on a page of words and 220 kB where documents are made or read; 100 kB at rest, nothing at rest where data is dear.',
    table(WEIGHTS, figures.map(toWeights)),
    'Lighthouse, a phone four times slower and 1.6 Mbit/s. Wanted: 97 for speed, 100 for the rest, 150 ms blocked.',
    table(AUDITS, figures.map(toAudit)),
    ...formatFaults(figures),
  ].join('\n\n');
}

function toWeights({ name, maxScript, usual, saveData, slow }: PageFigures): string[] {
  return [
    name,
    emphasize(
      `${usual.requests} + ${usual.restRequests}`,
      usual.requests <= MAX_REQUESTS.needed &&
        usual.requests + usual.restRequests <= MAX_REQUESTS.inAll,
    ),
    String(usual.scripts),
    emphasize(both(usual.usable), usual.usable.gzip <= maxScript),
    emphasize(both(usual.rest), usual.rest.gzip <= MAX_AT_REST),
    emphasize(both(saveData.rest), saveData.rest.gzip === 0),
    emphasize(both(slow.rest), slow.rest.gzip === 0),
    emphasize(usual.shift.toFixed(3), usual.shift === 0),
  ];
}

function toAudit({ name, audit }: PageFigures): string[] {
  return [
    name,
    emphasize(String(audit.performance), audit.performance >= 97),
    ...[audit.accessibility, audit.practices, audit.seo].map((score) =>
      emphasize(String(score), score === 100),
    ),
    judge(audit.blocking <= 150),
    emphasize(audit.shift.toFixed(3), audit.shift === 0),
  ];
}

function formatFaults(figures: readonly PageFigures[]): readonly string[] {
  const faulty = figures.filter(({ audit }) => audit.faults.length > 0);
  if (faulty.length === 0) return [];
  return [faulty.map(({ name, audit }) => `- ${name}: ${audit.faults.join(', ')}`).join('\n')];
}

function both({ gzip, brotli }: Weight): string {
  return `${kilobytes(gzip)} (${kilobytes(brotli)})`;
}

/** In bold where a target is missed. */
function emphasize(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`;
}

const MAX_REQUESTS = { needed: 25, inAll: 40 };
const MAX_AT_REST = 100_000;

const WEIGHTS = [
  'page',
  'requests, then at rest',
  'of script',
  'until it answers',
  'at rest',
  'at rest, « save data »',
  'at rest, slow 3G',
  'layout shift',
];
const AUDITS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'blocked',
  'layout shift',
];
