import { foldAccents } from '#documents';

/** A field that a column of a file may fill. */
export type ImportField<Key extends string> = {
  key: Key;
  label: string;
  /** Other titles, in full, that count as much as the label. */
  synonyms?: readonly string[];
  /** Titles that say it too, without accents or capitals. */
  title: RegExp;
};

export type ColumnChoice<Key extends string> = {
  hasHeader: boolean;
  keys: (Key | '')[];
  /** Answers that hold for every row, read as further cells. */
  answers?: Partial<Record<Key, string>>;
};

/**
 * Guesses each column by its title or, without titles, by the order of the fields; a field is given
 * once. Titles that are a label go first: « Code postal » must not take the field of « Code ».
 */
export function guessImportColumns<Key extends string>(
  rows: readonly (readonly string[])[],
  fields: readonly ImportField<Key>[],
): ColumnChoice<Key> {
  const titles = (rows[0] ?? []).map(simplify);
  const keys = titles.map((): Key | '' => '');
  const give = (isSaid: (field: ImportField<Key>, title: string) => boolean) => {
    for (const [index, title] of titles.entries()) {
      if (keys[index]) continue;
      keys[index] =
        fields.find((field) => !keys.includes(field.key) && isSaid(field, title))?.key ?? '';
    }
  };
  give(({ label, synonyms = [] }, title) => [label, ...synonyms].map(simplify).includes(title));
  give((field, title) => field.title.test(title));
  if (keys.some((key) => key !== '')) return { hasHeader: true, keys };
  return { hasHeader: false, keys: titles.map((_, index) => fields[index]?.key ?? '') };
}

/** « Code_Postal » → « code postal » */
function simplify(title: string): string {
  return foldAccents(title)
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** The row of titles of an export, which an import reads again. */
export function titleColumns<Key extends string>(
  fields: readonly ImportField<Key>[],
  keys: readonly Key[],
): string[] {
  return keys.map((key) => fields.find((field) => field.key === key)?.label ?? '');
}

/** The cells of each row by what their columns hold; the line is the one of the file. */
export function takeImportRows<Key extends string>(
  rows: readonly (readonly string[])[],
  { hasHeader, keys, answers }: ColumnChoice<Key>,
): { line: number; cells: Partial<Record<Key, string>> }[] {
  return rows.slice(hasHeader ? 1 : 0).map((row, index) => {
    const cells: Partial<Record<Key, string>> = { ...answers };
    keys.forEach((key, column) => {
      if (key !== '') cells[key] = row[column] ?? '';
    });
    return { line: index + (hasHeader ? 2 : 1), cells };
  });
}
