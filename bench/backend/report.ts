import { formatRatio } from '../format.ts';
import type { Load } from './load.ts';
import type { BackendFigure, BackendFigures } from './measure-backend.ts';
import type { MemoryFigure } from './measure-mixed-work.ts';
import type { Scenario } from './scenarios.ts';

/** Rates beside those of the peer and of another checkout, then memory, as Markdown. */
export function formatBackendReport({ loads, memory }: BackendFigures, machine: string): string {
  const hasFormer = memory.former !== null;
  const rows = loads.map((figure) => formatRow(figure, hasFormer));
  return [machine, '', ...head(hasFormer), ...rows, '', ...formatMemory(memory)].join('\n');
}

function formatRow(
  { scenario, connections, ours, former, peer }: BackendFigure,
  hasFormer: boolean,
): string {
  const ratio = divide(ours, peer);
  const cells = [
    scenario.name,
    connections,
    ...(hasFormer ? [writeRatio(divide(ours, former))] : []),
    writeRatio(ratio),
    judge(scenario, { ratio, rate: ours.perSecond, connections }),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Null where the other answered nothing. */
function divide(ours: Load, other: Load | null): number | null {
  return other && other.perSecond > 0 ? ours.perSecond / other.perSecond : null;
}

function writeRatio(ratio: number | null): string {
  return ratio === null ? '–' : `× ${formatRatio(ratio)}`;
}

function judge(
  { wanted, wantedRate }: Scenario,
  { ratio, rate, connections }: { ratio: number | null; rate: number; connections: number },
): string {
  if (wanted !== undefined && ratio !== null)
    return `≥ × ${wanted}: ${ratio >= wanted ? 'met' : '**missed**'}`;
  if (wantedRate === undefined || connections !== 16) return '';
  return `≥ ${wantedRate.toLocaleString('en')}/s: ${rate >= wantedRate ? 'met' : '**missed**'}`;
}

function head(hasFormer: boolean): string[] {
  const names = [...(hasFormer ? ['beside before'] : []), 'beside @supabase/lite or sirv'];
  return [
    `|  | connections | ${names.join(' | ')} |  |`,
    `| --- | ---: | ${names.map(() => '---:').join(' | ')} | --- |`,
  ];
}

function formatMemory({ ours, former }: BackendFigures['memory']): string[] {
  const rows = [...(former ? [['before', former] as const] : []), ['Facturier', ours] as const];
  return [
    '| under 256 connections of mixed work, at most | Node (RSS) | with PostgreSQL (PSS) |  |',
    '| --- | ---: | ---: | --- |',
    ...rows.map(([name, figure]) => formatMemoryRow(name, figure)),
  ];
}

function formatMemoryRow(name: string, { node, family }: MemoryFigure): string {
  const verdict = node <= MOST_MEMORY ? 'met' : '**missed**';
  return `| ${name} | ${Math.round(node)} MB | ${Math.round(family)} MB | ≤ ${MOST_MEMORY} MB: ${verdict} |`;
}

const MOST_MEMORY = 400;
