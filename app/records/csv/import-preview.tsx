import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { AccentsChoice } from './accents-choice.tsx';
import type { ImportField } from './import-columns.ts';
import { ImportTable } from './import-table.tsx';
import type { ImportFile } from './use-import-file.ts';
import { LostZerosNote } from './zeros/lost-zeros-note.tsx';

/** How a file is understood: its accents, its columns, the zeros that it lost. */
export function ImportPreview<Key extends string>({
  file,
  fields,
  onChange,
  onRead,
}: {
  file: ImportFile<Key>;
  fields: readonly ImportField<Key>[];
  onChange: (change: Partial<Pick<ImportFile<Key>, 'choice' | 'isRestored'>>) => void;
  onRead: (encoding: UnmarkedEncoding) => void;
}) {
  const { source, rows, choice, zeros, isRestored } = file;
  return (
    <>
      <AccentsChoice key={`${source.name} ${source.lastModified}`} file={file} onChoose={onRead} />
      <ImportTable
        fields={fields}
        rows={rows}
        choice={choice}
        onChange={(changed) => onChange({ choice: changed })}
      />
      <LostZerosNote
        zeros={zeros}
        fields={fields}
        isRestored={isRestored}
        onRestore={(restored) => onChange({ isRestored: restored })}
      />
    </>
  );
}
