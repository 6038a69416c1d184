import { useState } from 'react';
import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { formatNumber } from '#documents';
import type { ColumnChoice } from './import-columns.ts';
import { type CsvFile, readCsv } from './read-csv.ts';

export type ImportFile<Key extends string> = CsvFile & {
  source: File;
  choice: ColumnChoice<Key>;
};

/** The file that the user chose, and how its columns are understood. */
export function useImportFile<Key extends string>(
  guess: (rows: readonly (readonly string[])[]) => ColumnChoice<Key>,
) {
  const [file, setFile] = useState<ImportFile<Key> | null>(null);
  const [unread, setUnread] = useState('');
  const open = async (source: File, encoding?: UnmarkedEncoding) => {
    const read = source.size > MAX_BYTES ? null : await readCsv(source, encoding).catch(() => null);
    const problem = explain(read);
    setUnread(problem ?? '');
    setFile(problem || !read ? null : { ...read, source, choice: guess(read.rows) });
  };
  const choose = (choice: ColumnChoice<Key>) => setFile(file && { ...file, choice });
  const clear = () => {
    setFile(null);
    setUnread('');
  };
  return { file, unread, open, choose, clear };
}

function explain(read: CsvFile | null): string | null {
  if (!read)
    return 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV depuis votre tableur, puis réessayez.';
  if (read.rows.length === 0) return 'Ce fichier est vide.';
  if (read.rows.length > MAX_ROWS + 1)
    return `Ce fichier a plus de ${formatNumber(String(MAX_ROWS))} lignes\u00a0: partagez-le en plusieurs.`;
  return null;
}

/** The limit of the SQL function. */
const MAX_ROWS = 5000;
const MAX_BYTES = 10_000_000;
