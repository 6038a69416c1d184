import { escapeIdentifier } from 'pg';

/** A statement being written: its texts are ours or the catalogue's, what comes from a request is a parameter. */
export type Statement = { text: string; values: unknown[] };

/** Keeps a value and gives its mark, « $3 ». */
export type Bind = (value: unknown) => string;

export function createBinder(): { bind: Bind; values: unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** A name of the catalogue, in quotes. */
export const quote = escapeIdentifier;

/** « public."clients" » */
export function quoteTable(name: string): string {
  return `public.${quote(name)}`;
}
