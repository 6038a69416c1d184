import type { Database } from '#app/data/account/database.generated.ts';
import { formatShortDate, type KindName, type Subtype } from '#documents';
import { nameStatus, type StatusName, titleOf } from '#documents/dossier';

export type StoredDocumentRow = Database['public']['Tables']['documents']['Row'];

/** For a spreadsheet. `statusWords` are those of the device, by `local_id`. */
export function listDocumentRows(
  documents: readonly StoredDocumentRow[],
  statusWords: ReadonlyMap<string, string>,
): string[][] {
  return [
    ['Nature', 'Numéro', 'État', 'Client', 'Objet', 'Date', 'Échéance', 'Total TTC', 'Devise'],
    ...documents.map((row) => [
      // constraints of the table
      titleOf({ kind: row.document_type as KindName, subtype: row.subtype as Subtype }),
      row.number ?? '',
      statusWords.get(row.local_id) ?? nameStatus(row.status as StatusName),
      row.client_name ?? '',
      row.subject ?? '',
      row.issue_date ? formatShortDate(row.issue_date) : '',
      row.due_date ? formatShortDate(row.due_date) : '',
      row.total_including_tax?.toFixed(2).replace('.', ',') ?? '',
      row.currency,
    ]),
  ];
}
