import { judge, ratioOf, table } from '../format.ts';
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
  return [
    scenario.name,
    connections,
    ...(hasFormer ? [ratioOf(ours.perSecond, former?.perSecond)] : []),
    ratioOf(ours.perSecond, peer.perSecond),
    judgeScenario(scenario, { ours: ours.perSecond, peer: peer.perSecond, connections }),
  ];
}

function judgeScenario(
  { wanted, wantedRate }: Scenario,
  { ours, peer, connections }: { ours: number; peer: number; connections: number },
): string {
  if (wanted !== undefined && peer > 0) return `≥ × ${wanted}: ${judge(ours >= wanted * peer)}`;
  if (wantedRate === undefined || connections !== 16) return '';
  return `≥ ${wantedRate.toLocaleString('en')}/s: ${judge(ours >= wantedRate)}`;
}

function toMemory(name: string, { node, family }: MemoryFigure): string[] {
  const sizes = [node, family].map((value) => `${Math.round(value)} MB`);
  return [name, ...sizes, `≤ ${MOST_MEMORY} MB: ${judge(node <= MOST_MEMORY)}`];
}

const MOST_MEMORY = 400;
