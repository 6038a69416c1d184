import { escapeIdentifier } from 'pg';

/** Keeps a value and gives its mark, « $3 ». What comes from a request is in no text of SQL otherwise. */
export type Bind = (value: string) => string;

export function createBinder(): { bind: Bind; values: string[] } {
  const values: string[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** A name of the catalogue, in quotes. */
export const quote = escapeIdentifier;

/** « public."clients" » */
export function quoteTable(name: string): string {
  return `public.${quote(name)}`;
}
