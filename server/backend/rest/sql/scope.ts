import { escapeIdentifier } from 'pg';
import type { Catalogue, Column, Table } from '#server/backend/rest/catalogue.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';

/** The state of one statement: known names, bound values, fresh aliases. */
export type Scope = {
  catalogue: Catalogue;
  /**
   * Binds a value and returns its placeholder, « $3 »: the only way for a request’s text into SQL.
   */
  bind: (value: string) => string;
  values: readonly string[];
  nextName: () => string;
};
/** The table that is read, and its alias. */
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

/** The table, or PostgREST’s refusal: a missing and a hidden table look alike. */
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

export const quote = escapeIdentifier;

/** « public."clients" » */
export function quoteTable(name: string): string {
  return `public.${quote(name)}`;
}
