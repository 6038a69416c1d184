import { compareRow, durationRow, limitRow, megabytes, table, times } from '../format.ts';
import { DOCUMENTS, type DossierFigures, FEW_DOCUMENTS } from './measure-dossier.ts';

/** The figures of a full device as Markdown, each beside its peer of the same run. */
export function formatDossierReport(
  { firstVisit, list: { afterRead, whole, bare }, opening, drafts, heap }: DossierFigures,
  machine: string,
): string {
  const few = `${FEW_DOCUMENTS} documents`;
  const summaries = `the ${DOCUMENTS.toLocaleString('en')} summaries`;
  const compare = (name: string, { full, small }: DossierFigures['opening']) =>
    compareRow(name, [full, small], MOST_TIMES);
  const compared = [
    compareRow(
      'summaries asked for → the first page, beside a bare read',
      [whole, bare],
      MOST_TIMES,
    ),
    compare(`opening of the editor, beside ${few}`, opening),
    compare(`« Mes documents », beside ${few}`, drafts),
  ];
  const later = firstVisit / whole.median;
  const others = [
    durationRow(
      'the summaries read → the first page of the list shown',
      afterRead.median,
      MOST_AFTER_READ,
    ),
    limitRow(`very first list, which makes ${summaries}, beside a later one`, later, {
      write: times,
    }),
    limitRow(`memory of the list at rest, above that of ${few}`, heap, { write: megabytes }),
  ];
  return [
    machine,
    table(['', 'Wanted', 'Median', 'p95', ''], compared),
    table(['', 'Wanted', 'Measured', ''], others),
  ].join('\n\n');
}

const MOST_AFTER_READ = 100;
const MOST_TIMES = 2;
