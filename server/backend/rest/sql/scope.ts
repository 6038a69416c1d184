import { escapeIdentifier } from 'pg';
import type { Catalogue, Column, Table } from '#server/backend/rest/catalogue.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';

/** Of one statement: what it may name, its values, and a new name for each thing that it joins. */
export type Scope = {
  catalogue: Catalogue;
  /**
   * Keeps a value and gives its mark, « $3 ». What comes from a request is in no text of SQL
   * otherwise.
   */
  bind: (value: string) => string;
  values: readonly string[];
  nextName: () => string;
};
/** Rows that are read, and what the statement calls them. */
export type RowSource = { table: Table; name: string };

export function createScope(catalogue: Catalogue): Scope {
  const values: string[] = [];
  let names = 0;
  return {
    catalogue,
    values,
    bind: (value) => `$${values.push(value)}`,
    nextName: () => `t${names++}`,
  };
}

/**
 * The table, or the refusal of PostgREST: a table that does not exist and one that is hidden look
 * alike.
 */
export function requireTable({ tables }: Catalogue, name: string): Table {
  const table = tables.get(name);
  if (table) return table;
  throw makeRestRefusal(
    404,
    'PGRST205',
    `Could not find the table 'public.${name}' in the schema cache`,
  );
}

export function requireColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column) return column;
  throw makeRestRefusal(400, '42703', `column ${table.name}.${name} does not exist`);
}

/** A name of the catalogue, in quotes. */
export const quote = escapeIdentifier;

/** « public."clients" » */
export function quoteTable(name: string): string {
  return `public.${quote(name)}`;
}
