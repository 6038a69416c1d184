import { formatRatio, judge, table } from '../format.ts';
import type { Load } from './load.ts';
import type { BackendFigure, BackendFigures } from './measure-backend.ts';
import type { MemoryFigure } from './measure-mixed-work.ts';
import type { Scenario } from './scenarios.ts';

/** Rates beside those of the peer and of another checkout, then memory, as Markdown. */
export function formatBackendReport(
  { loads, memory: { ours, former } }: BackendFigures,
  machine: string,
): string {
  const head = [...(former ? ['beside before'] : []), 'beside @supabase/lite or sirv'];
  const memory = [...(former ? [toMemory('before', former)] : []), toMemory('Facturier', ours)];
  return [
    machine,
    table(
      ['', 'connections', ...head, ''],
      loads.map((figure) => toRow(figure, former !== null)),
    ),
    table(
      ['under 256 connections of mixed work, at most', 'Node (RSS)', 'with PostgreSQL (PSS)', ''],
      memory,
    ),
  ].join('\n\n');
}

function toRow({ scenario, connections, ours, former, peer }: BackendFigure, hasFormer: boolean) {
  const ratio = divide(ours, peer);
  return [
    scenario.name,
    connections,
    ...(hasFormer ? [writeRatio(divide(ours, former))] : []),
    writeRatio(ratio),
    judgeScenario(scenario, { ratio, rate: ours.perSecond, connections }),
  ];
}

/** Null where the other answered nothing. */
function divide(ours: Load, other: Load | null): number | null {
  return other && other.perSecond > 0 ? ours.perSecond / other.perSecond : null;
}

function writeRatio(ratio: number | null): string {
  return ratio === null ? '–' : `× ${formatRatio(ratio)}`;
}

function judgeScenario(
  { wanted, wantedRate }: Scenario,
  { ratio, rate, connections }: { ratio: number | null; rate: number; connections: number },
): string {
  if (wanted !== undefined && ratio !== null) return `≥ × ${wanted}: ${judge(ratio >= wanted)}`;
  if (wantedRate === undefined || connections !== 16) return '';
  return `≥ ${wantedRate.toLocaleString('en')}/s: ${judge(rate >= wantedRate)}`;
}

function toMemory(name: string, { node, family }: MemoryFigure): string[] {
  const sizes = [node, family].map((value) => `${Math.round(value)} MB`);
  return [name, ...sizes, `≤ ${MOST_MEMORY} MB: ${judge(node <= MOST_MEMORY)}`];
}

const MOST_MEMORY = 400;
