import { durationRow, formatRatio, judge, kilobytes, limitRow, megabytes } from './format.ts';
import type { Figures } from './run-all.ts';

/** The performance targets of the project: what is wanted, measured, and a verdict. */
export function listTargets(figures: Figures) {
  const { site, twelve, thousand, memory, browser } = figures;
  const code = browser.find(({ name }) => name === 'layOut and drawPdf');
  return [
    fasterRow('faster than pdfkit, 12 lines', twelve, 8),
    fasterRow('faster than pdfkit, 1,000 lines', thousand, 5),
    ...listDurations(figures).map(({ name, value, most }) => durationRow(name, value, most)),
    limitRow('one page without logo', site.get('ours')?.size, { most: 60_000, write: kilobytes }),
    limitRow('memory for 1,000 lines, imports included', memory.get('ours')?.peak, {
      most: 80e6,
      write: megabytes,
    }),
    limitRow('code that draws', code?.gzip, { most: 45_000, write: kilobytes }),
  ];
}

/** The targets that are durations, in milliseconds. */
export function listDurations({ twelve, thousand, first }: Figures) {
  return [
    { name: '12 lines, warm', value: twelve.get('ours')?.median, most: 2 },
    { name: '1,000 lines, warm', value: thousand.get('ours')?.median, most: 40 },
    { name: 'first file, from the first call', value: first.get('ours')?.first, most: 50 },
  ];
}

function fasterRow(name: string, measures: Figures['twelve'], least: number) {
  const [peer, ours] = [measures.get('pdfkit'), measures.get('ours')];
  const wanted = `≥ × ${least}`;
  if (!peer || !ours) return [name, wanted, '–', ''];
  const ratio = peer.median / ours.median;
  return [name, wanted, `× ${formatRatio(ratio)}`, judge(ratio >= least)];
}
