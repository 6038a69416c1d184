import { formatRatio, kilobytes, megabytes, milliseconds } from './format.ts';
import type { Figures } from './run-all.ts';

type Target = {
  name: string;
  wanted: string;
  measured: string;
  isMet: boolean;
  /** Measured on one machine: for the console alone. */
  isDuration?: boolean;
};

/** The performance targets of the project, with their measured values. */
export function listTargets(figures: Figures): Target[] {
  const { site, twelve, thousand, first, memory, browser } = figures;
  const [ours, long] = [twelve.get('ours'), thousand.get('ours')];
  const code = browser.find(({ name }) => name === 'layOut and drawPdf');
  const atLeast = (name: string, value: number, least: number): Target => ({
    name,
    wanted: `≥ × ${least}`,
    measured: `× ${formatRatio(value)}`,
    isMet: value >= least,
  });
  const atMost = (name: string, value: number, { most, write }: Limit): Target => ({
    name,
    wanted: `≤ ${write(most)}`,
    measured: write(value),
    isMet: value <= most,
    isDuration: write === milliseconds,
  });
  return [
    atLeast('faster than pdfkit, 12 lines', divide(twelve.get('pdfkit'), ours), 4),
    atLeast('faster than pdfkit, 1,000 lines', divide(thousand.get('pdfkit'), long), 5),
    atMost('12 lines, warm', ours?.median ?? Number.NaN, { most: 2, write: milliseconds }),
    atMost('1,000 lines, warm', long?.median ?? Number.NaN, { most: 40, write: milliseconds }),
    atMost('first file, from the first call', first.get('ours')?.first ?? Number.NaN, {
      most: 50,
      write: milliseconds,
    }),
    atMost('one page without logo', site.get('ours')?.size ?? Number.NaN, {
      most: 60_000,
      write: kilobytes,
    }),
    atMost('memory for 1,000 lines, imports included', memory.get('ours')?.peak ?? Number.NaN, {
      most: 80e6,
      write: megabytes,
    }),
    atMost('code that draws', code?.gzip ?? Number.NaN, { most: 45_000, write: kilobytes }),
  ];
}

type Limit = { most: number; write: (value: number) => string };

function divide(a: { median: number } | undefined, b: { median: number } | undefined): number {
  return (a?.median ?? Number.NaN) / (b?.median ?? Number.NaN);
}
