import { judge, megabytes, milliseconds, times } from '../format.ts';
import type { Summary } from '../statistics.ts';
import { DOCUMENTS, type DossierFigures, FEW_DOCUMENTS } from './measure-dossier.ts';

/** The figures of a full device as Markdown, each beside its peer of the same run. */
export function formatDossierReport(
  { firstVisit, list, opening, drafts, heap }: DossierFigures,
  machine: string,
): string {
  const { afterRead, whole, bare } = list;
  const many = DOCUMENTS.toLocaleString('en');
  return [
    machine,
    '',
    '|  | Wanted | Median | p95 |  |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('the summaries read → the first page of the list shown', afterRead),
    compare('summaries asked for → the first page, beside a bare read', [whole, bare]),
    compare(`opening of the editor, beside ${FEW_DOCUMENTS} documents`, [
      opening.full,
      opening.small,
    ]),
    compare(`« Mes documents », beside ${FEW_DOCUMENTS} documents`, [drafts.full, drafts.small]),
    '',
    '|  | Measured |',
    '| --- | ---: |',
    `| very first list, which makes the ${many} summaries, beside a later one | ${times(firstVisit / whole.median)} |`,
    `| memory of the list at rest, above that of ${FEW_DOCUMENTS} documents | ${megabytes(heap)} |`,
  ].join('\n');
}

function row(name: string, measured: Summary): string {
  const verdict = judge(measured.median <= MOST_AFTER_READ);
  return `| ${[name, `≤ ${milliseconds(MOST_AFTER_READ)}`, '', '', verdict].join(' | ')} |`;
}

function compare(name: string, [ours, peer]: readonly [Summary, Summary]): string {
  const ratio = ours.median / peer.median;
  const cells = [name, `≤ × ${MOST_TIMES.toFixed(1)}`, times(ratio), times(ours.p95 / peer.p95)];
  return `| ${[...cells, judge(ratio <= MOST_TIMES)].join(' | ')} |`;
}

const MOST_AFTER_READ = 100;
const MOST_TIMES = 2;
