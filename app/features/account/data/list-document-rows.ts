import type { Database } from '#app/data/account/database.generated.ts';
import { STORED_STATUS_WORDS } from '#app/records/stored-status-words.ts';
import { formatShortDate, type KindName, type Subtype } from '#documents';
import { titleOf } from '#documents/dossier';

export type StoredDocumentRow = Database['public']['Tables']['documents']['Row'];

/** For a spreadsheet. */
export function listDocumentRows(documents: readonly StoredDocumentRow[]): string[][] {
  return [
    ['Nature', 'Numéro', 'État', 'Client', 'Objet', 'Date', 'Échéance', 'Total TTC', 'Devise'],
    ...documents.map((row) => [
      // constraints of the table
      titleOf({ kind: row.document_type as KindName, subtype: row.subtype as Subtype }),
      row.number ?? '',
      STORED_STATUS_WORDS[row.status] ?? row.status,
      row.client_name ?? '',
      row.subject ?? '',
      row.issue_date ? formatShortDate(row.issue_date) : '',
      row.due_date ? formatShortDate(row.due_date) : '',
      row.total_including_tax?.toFixed(2).replace('.', ',') ?? '',
      row.currency,
    ]),
  ];
}
