import { useState } from 'react';
import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { formatNumber } from '#documents';
import { type ColumnChoice, guessImportColumns } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { takeTitleLines } from './take-title-lines.ts';
import { type LostZero, restoreZeros } from './zeros/lost-zeros.ts';

export type ImportFile<Key extends string> = CsvFile & {
  source: File;
  titleLines: readonly string[];
  choice: ColumnChoice<Key>;
  /** The zeros that its rows lost, and whether `rows` has them again. */
  zeros: readonly LostZero[];
  isRestored: boolean;
};

/** The file that the user chose, and how it is understood. */
export function useImportFile<Key extends string, Value>({
  fields,
  guess = (rows) => guessImportColumns(rows, fields),
  findLostZeros,
}: ImportKind<Key, Value>) {
  const [opened, setOpened] = useState<Opened<Key> | null>(null);
  const [unread, setUnread] = useState('');
  const open = async (source: File, encoding?: UnmarkedEncoding) => {
    const read = source.size > MAX_BYTES ? null : await readCsv(source, encoding).catch(() => null);
    const problem = explain(read);
    setUnread(problem ?? '');
    setOpened(problem || !read ? null : understand(read, source));
  };
  const understand = (read: CsvFile, source: File): Opened<Key> => {
    const { titleLines, rows } = takeTitleLines(read.rows, guess);
    return { ...read, rows, titleLines, source, choice: guess(rows), isRestored: true };
  };
  const change = (changed: Partial<Pick<Opened<Key>, 'choice' | 'isRestored'>>) =>
    setOpened(opened && { ...opened, ...changed });
  const clear = () => {
    setOpened(null);
    setUnread('');
  };
  return { file: opened && restore(opened, findLostZeros), unread, open, change, clear };
}

type Opened<Key extends string> = Omit<ImportFile<Key>, 'zeros'>;

function restore<Key extends string, Value>(
  opened: Opened<Key>,
  findLostZeros: ImportKind<Key, Value>['findLostZeros'],
): ImportFile<Key> {
  const { rows, choice, isRestored } = opened;
  const zeros = findLostZeros?.(rows, choice) ?? [];
  return { ...opened, zeros, rows: isRestored ? restoreZeros(rows, zeros) : rows };
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
