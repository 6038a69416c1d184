import type { Draft } from '#documents/model/draft.ts';

/** A draft as its keeper holds it. `rawTexts` are fields typed but not yet readable. */
export type StoredDraft = {
  id: string;
  draft: Draft;
  rawTexts: Record<string, string>;
  /** Milliseconds; the newest comes first in lists. */
  updatedAt: number;
  /** When its final file was made, in milliseconds; absent once it has changed since. */
  completedAt?: number;
  /** What its last final file was made of, and when: stays while the draft goes on changing. */
  issued?: { draft: Draft; at: number };
};

/**
 * What a document says to its reader: its final file, or what is being written before there is one.
 */
export function contentOf({ draft, issued }: StoredDraft): Draft {
  return issued?.draft ?? draft;
}
