import type { DraftPath } from '#documents';
import type { ReadShownDocument } from './use-named-record.ts';

export type KeepPartyProps = {
  readDocument: ReadShownDocument;
  /** Goes to the field whose value an entry must not have. */
  onMistake: (path: DraftPath) => void;
};
