import type { Draft } from '#documents/model/draft.ts';
import type { RecordIds } from './record-ids.ts';

/**
 * A draft as stored. `rawTexts` are typed fields that do not parse yet. The ids of the account’s
 * entries lie beside the draft, which is public; once issued, they are those of what was issued.
 */
export type StoredDraft = RecordIds & {
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
