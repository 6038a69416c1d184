import { formatRatio, milliseconds } from '../format.ts';
import type { Load } from './load.ts';
import type { BackendFigure } from './measure-backend.ts';

/** Requests per second, p99 and the ratio between the two, as Markdown. */
export function formatBackendReport(figures: readonly BackendFigure[], machine: string): string {
  const rows = figures.map(({ scenario, connections, ours, peer }) => {
    // A peer that finished none has no rate to compare with.
    const ratio = peer.perSecond > 0 ? ours.perSecond / peer.perSecond : null;
    const verdict = ratio === null ? '' : judge(ratio, scenario.wanted);
    const times = ratio === null ? '–' : `× ${formatRatio(ratio)}`;
    return `| ${scenario.name} | ${connections} | ${describeLoad(ours)} | ${describeLoad(peer)} | ${times} | ${verdict} |`;
  });
  return [machine, '', ...HEAD, ...rows].join('\n');
}

/** « 2,071/s (16.0 ms) » */
export function describeLoad({ perSecond, p99, failures }: Load): string {
  const rate = `${formatRate(perSecond)}/s`;
  const failed = failures > 0 ? `, ${failures} failed` : '';
  return `${rate} (${milliseconds(p99)}${failed})`;
}

function formatRate(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

function judge(ratio: number, wanted: number | null): string {
  if (wanted === null) return '';
  return ratio >= wanted ? `≥ × ${wanted}: met` : `≥ × ${wanted}: **missed**`;
}

const HEAD = [
  '|  | connections | Facturier, per second (p99) | @supabase/lite | ratio |  |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
];
