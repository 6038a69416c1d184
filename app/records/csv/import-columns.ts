export type ImportField<Key extends string> = {
  key: Key;
  label: string;
  /** Matched against titles without accents or capitals. */
  title: RegExp;
};

export type ColumnChoice<Key extends string> = { hasHeader: boolean; keys: (Key | '')[] };

/**
 * Guesses each column by its title or, without titles, by the order of the fields; a field is given
 * once.
 */
export function guessImportColumns<Key extends string>(
  rows: readonly (readonly string[])[],
  fields: readonly ImportField<Key>[],
): ColumnChoice<Key> {
  const titles = rows[0] ?? [];
  const taken = new Set<Key>();
  const keys = titles.map((title) => {
    const plain = title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[_-]+/g, ' ')
      .trim();
    const found = fields.find((field) => !taken.has(field.key) && field.title.test(plain));
    if (found) taken.add(found.key);
    return found?.key ?? '';
  });
  if (taken.size > 0) return { hasHeader: true, keys };
  return { hasHeader: false, keys: titles.map((_, index) => fields[index]?.key ?? '') };
}

/** `line` is the line of the file. */
export function takeImportRows<Key extends string>(
  rows: readonly (readonly string[])[],
  { hasHeader, keys }: ColumnChoice<Key>,
): { line: number; cells: Partial<Record<Key, string>> }[] {
  return rows.slice(hasHeader ? 1 : 0).map((row, index) => {
    const cells: Partial<Record<Key, string>> = {};
    keys.forEach((key, column) => {
      if (key !== '') cells[key] = row[column] ?? '';
    });
    return { line: index + (hasHeader ? 2 : 1), cells };
  });
}
