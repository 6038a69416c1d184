import { type ColumnChoice, type ImportField, takeImportRows } from './import-columns.ts';

export type ImportedRow<Value> = { ok: true; value: Value } | { ok: false; problem: string };

/** How the rows of a file become entries. */
export type RowReader<Key extends string, Value> = {
  fields: readonly ImportField<Key>[];
  /** Fields without which no row can be read; one of each group is enough. */
  required: readonly (readonly [Key, ...Key[]])[];
  read: (cells: Partial<Record<Key, string>>) => ImportedRow<Value>;
  /** What tells an entry from the others: two that share one are probably the same. */
  listKeys: (value: Value) => readonly string[];
};

export type JudgedRows<Value> = {
  /** Labels of the required fields that no column gives: then nothing else is judged. */
  missing: string[];
  /** Entries that the account does not have, and those that it has. */
  added: Value[];
  known: Value[];
  refused: { line: number; text: string }[];
};

type ChosenRows<Key extends string> = {
  rows: readonly (readonly string[])[];
  choice: ColumnChoice<Key>;
  /** The lines of the file above the rows. */
  titleLines?: readonly string[];
};

/** Sorts the rows of a file into new, known and refused ones. */
export function judgeRows<Key extends string, Value>(
  { rows, choice, titleLines = [] }: ChosenRows<Key>,
  { fields, required, read, listKeys }: RowReader<Key, Value>,
  present: readonly Value[],
): JudgedRows<Value> {
  const judged: JudgedRows<Value> = { missing: [], added: [], known: [], refused: [] };
  const absent = required.filter((group) => !group.some((key) => choice.keys.includes(key)));
  if (absent.length > 0) {
    const firsts = absent.map(([first]) => first);
    const missing = fields.filter(({ key }) => firsts.includes(key)).map(({ label }) => label);
    return { ...judged, missing };
  }
  const keys = new Set(present.flatMap(listKeys));
  for (const { line, cells } of takeImportRows(rows, choice)) {
    const row = read(cells);
    if (!row.ok) judged.refused.push({ line: line + titleLines.length, text: row.problem });
    else if (listKeys(row.value).some((key) => keys.has(key))) judged.known.push(row.value);
    else judged.added.push(row.value);
  }
  return judged;
}

/** Which rows the user leaves out. */
export type LeftRows = { refused: boolean; known: boolean };

/** What is imported, and whether it may be: refused rows must be left out first. */
export function takeValues<Value>(
  { added, known, refused }: JudgedRows<Value>,
  leave: LeftRows,
): { values: readonly Value[]; mayImport: boolean } {
  const values = leave.known ? added : [...added, ...known];
  return { values, mayImport: values.length > 0 && (refused.length === 0 || leave.refused) };
}
