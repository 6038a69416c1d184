import { formatRatio, milliseconds } from '../format.ts';
import type { Load } from './load.ts';
import type { BackendFigure, BackendFigures } from './measure-backend.ts';
import type { MemoryFigure } from './measure-mixed-work.ts';
import type { Scenario } from './scenarios.ts';

/** Requests per second, p99 and ratio to the peer, then memory, as Markdown. */
export function formatBackendReport({ loads, memory }: BackendFigures, machine: string): string {
  const hasFormer = memory.former !== null;
  const rows = loads.map((figure) => formatRow(figure, hasFormer));
  return [machine, '', ...head(hasFormer), ...rows, '', ...formatMemory(memory)].join('\n');
}

function formatRow(
  { scenario, connections, ours, former, peer }: BackendFigure,
  hasFormer: boolean,
): string {
  // A peer that answered nothing has no rate.
  const ratio = peer.perSecond > 0 ? ours.perSecond / peer.perSecond : null;
  const cells = [
    scenario.name,
    connections,
    ...(hasFormer ? [former ? describeLoad(former) : '–'] : []),
    describeLoad(ours),
    `${describeLoad(peer)}${scenario.peer === 'static' ? ' (sirv)' : ''}`,
    ratio === null ? '–' : `× ${formatRatio(ratio)}`,
    judge(scenario, { ratio, rate: ours.perSecond, connections }),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function describeLoad({ perSecond, p99, failures }: Load): string {
  const rate = `${formatRate(perSecond)}/s`;
  const failed = failures > 0 ? `, ${failures} refused` : '';
  return `${rate} (${milliseconds(p99)}${failed})`;
}

function formatRate(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
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
  const names = [
    ...(hasFormer ? ['before'] : []),
    'Facturier, per second (p99)',
    '@supabase/lite or sirv',
    'ratio',
  ];
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
    '',
    `What was done meanwhile: ${ours.work.map(({ name, connections, load }) => `${name} (${connections}) ${describeLoad(load)}`).join('; ')}.`,
  ];
}

function formatMemoryRow(name: string, { node, family }: MemoryFigure): string {
  const verdict = node <= MOST_MEMORY ? 'met' : '**missed**';
  return `| ${name} | ${Math.round(node)} MB | ${Math.round(family)} MB | ≤ ${MOST_MEMORY} MB: ${verdict} |`;
}

const MOST_MEMORY = 400;
