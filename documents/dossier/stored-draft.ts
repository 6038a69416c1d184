import type { Draft } from '#documents/model/draft.ts';

/** A draft as stored. `rawTexts` are typed fields that do not parse yet. */
export type StoredDraft = {
  id: string;
  draft: Draft;
  rawTexts: Record<string, string>;
  /** Milliseconds. */
  updatedAt: number;
  /** Creation of the final file, in milliseconds; absent once the draft has changed since. */
  completedAt?: number;
  /** The content of the last final file, and its time; kept while the draft goes on changing. */
  issued?: { draft: Draft; at: number };
};

/** The content a reader has: the final file, else the current draft. */
export function contentOf({ draft, issued }: StoredDraft): Draft {
  return issued?.draft ?? draft;
}
