import type { Buyer, Seller } from './fields/party.ts';
import type { Style } from './fields/style.ts';

/** A letter with its final wording, ready for layout. */
export type Letter = {
  /** For the metadata and the header of later pages: « Mise en demeure du 20 novembre 2026 ». */
  title: string;
  sender: Seller;
  style: Pick<Style, 'template' | 'accent' | 'logo'>;
  /** Null for a note that is kept and not sent. */
  addressee: Buyer | null;
  /** Means of delivery, above the address; may be empty. */
  delivery: string;
  /** « Lyon, le 20 novembre 2026 » */
  dateLine: string;
  /** Subject with its label. */
  subject: string;
  blocks: readonly LetterBlock[];
};

export type LetterBlock =
  | { kind: 'paragraph'; text: string; isStrong?: boolean }
  /** Introduces the table that follows. */
  | { kind: 'explanation'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'table'; head: LetterCells; rows: readonly LetterRow[] }
  /** Name over an empty place to sign. */
  | { kind: 'signature'; name: string; detail: string };

/** The first cell is text; the others are right-aligned. */
export type LetterCells = readonly [string, ...string[]];
export type LetterRow = {
  cells: LetterCells;
  /** In grey under the first cell. */
  detail?: string;
  isTotal?: boolean;
};
