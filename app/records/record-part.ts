import type { Draft } from '#documents';

/** Why a part cannot be saved, in French; `show` goes to the field. */
export type PartRefusal = { text: string; show: () => void };

/**
 * Lets an entry be edited with the fields of the editor. There is a `refusal` while a typed text
 * cannot be read, or is not what its field says; what the entry held before is no reason.
 */
export type RecordPartProps = {
  initial: Partial<Draft>;
  onChange: (change: { draft: Draft; refusal: PartRefusal | null }) => void;
};
