import type { Buyer, Seller } from './fields/party.ts';
import type { Style } from './fields/style.ts';

/** A letter, ready to be laid out: every word is written, the sheet only places them. */
export type Letter = {
  /** For its metadata and the head of later pages: « Mise en demeure du 20 novembre 2026 ». */
  title: string;
  sender: Seller;
  style: Pick<Style, 'template' | 'accent' | 'logo'>;
  /** Null for a note that is kept and sent to nobody. */
  addressee: Buyer | null;
  /** How it is sent, above the address; may be empty. */
  delivery: string;
  /** « Lyon, le 20 novembre 2026 » */
  dateLine: string;
  /** What it is about, with its label. */
  subject: string;
  blocks: readonly LetterBlock[];
};

export type LetterBlock =
  | { kind: 'paragraph'; text: string; isStrong?: boolean }
  /** What explains the table that follows. */
  | { kind: 'explanation'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'table'; head: LetterCells; rows: readonly LetterRow[] }
  /** Who signs, over an empty place. */
  | { kind: 'signature'; name: string; detail: string };

/** The first cell is a text, the others stand on the right of their columns. */
export type LetterCells = readonly [string, ...string[]];
export type LetterRow = {
  cells: LetterCells;
  /** In grey under the first cell. */
  detail?: string;
  isTotal?: boolean;
};
