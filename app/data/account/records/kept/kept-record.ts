/** A table of the account whose rows this device keeps whole. */
export type KeptTable = 'companies' | 'clients' | 'products';

/** A row as the account sends it, with what it is looked for in and sorted by. */
export type KeptRow = { id: string; search_text: string } & Readonly<Record<string, unknown>>;

export function keyOfRow(table: KeptTable, { id }: Pick<KeptRow, 'id'>): string {
  return `record/${table}/${id}`;
}

export function rangeOf(table: KeptTable): IDBKeyRange {
  return IDBKeyRange.bound(keyOfRow(table, { id: '' }), keyOfRow(table, { id: '\uffff' }));
}

/** The sync record of a table: absent until it was copied once. */
export function stampKeyOf(table: KeptTable): string {
  return `records/${table}`;
}
