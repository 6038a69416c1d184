import type { Draft } from '#documents';

/**
 * Lets an entry be edited with the fields of the editor. `isReadable` is false while a typed text
 * cannot be read.
 */
export type RecordPartProps = {
  initial: Partial<Draft>;
  onChange: (change: { draft: Draft; isReadable: boolean }) => void;
};
