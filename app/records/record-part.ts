import type { Draft } from '#documents';

/**
 * The part of a document that an entry of the account holds, edited with the fields of documents:
 * what it begins with, and who is told each change. `isReadable` is false while a text of it could
 * not be read.
 */
export type RecordPartProps = {
  initial: Partial<Draft>;
  onChange: (change: { draft: Draft; isReadable: boolean }) => void;
};
