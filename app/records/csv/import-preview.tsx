import type { ComponentType } from 'react';
import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { AccentsChoice } from './accents-choice.tsx';
import type { ColumnChoice, ImportField } from './import-columns.ts';
import type { ImportQuestionProps } from './import-kind.ts';
import { ImportTable } from './import-table.tsx';
import type { ImportFile } from './use-import-file.ts';
import { LostZerosNote } from './zeros/lost-zeros-note.tsx';

/**
 * How a file is understood: its accents, lines above the titles, questions, columns and the zeros
 * that it lost.
 */
export function ImportPreview<Key extends string>({
  file,
  fields,
  Questions,
  onChange,
  onRead,
}: {
  file: ImportFile<Key>;
  fields: readonly ImportField<Key>[];
  Questions: ComponentType<ImportQuestionProps<Key>> | undefined;
  onChange: (change: Partial<Pick<ImportFile<Key>, 'choice' | 'isRestored'>>) => void;
  onRead: (encoding: UnmarkedEncoding) => void;
}) {
  const { source, titleLines, rows, choice, zeros, isRestored } = file;
  const choose = (changed: ColumnChoice<Key>) => onChange({ choice: changed });
  return (
    <>
      <AccentsChoice key={`${source.name} ${source.lastModified}`} file={file} onChoose={onRead} />
      {Questions && <Questions {...{ rows, choice }} onChange={choose} />}
      {titleLines.length > 0 && (
        <p className="text-sm text-ink-soft">
          Au-dessus des titres, laissé de côté&nbsp;: «&nbsp;{titleLines.join(' / ')}&nbsp;».
        </p>
      )}
      <ImportTable {...{ fields, rows, choice }} onChange={choose} />
      <LostZerosNote
        zeros={zeros}
        fields={fields}
        isRestored={isRestored}
        onRestore={(restored) => onChange({ isRestored: restored })}
      />
    </>
  );
}
