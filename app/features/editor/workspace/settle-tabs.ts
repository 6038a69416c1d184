/** The reaction of a tab after another tab changed the draft that both show. */
export type Agreement = 'nothing' | 'take-theirs' | 'keep-mine' | 'was-deleted';

/**
 * The newer state wins, unless this tab has unsaved typing, which will be saved shortly. `stored`
 * is what the device holds; `knownAt` is when this tab last read or wrote it, in milliseconds.
 */
export function settleTabs({
  stored,
  knownAt,
  isDirty,
}: {
  stored: { updatedAt: number } | null;
  knownAt: number;
  isDirty: boolean;
}): Agreement {
  if (!stored) return 'was-deleted';
  if (stored.updatedAt <= knownAt) return 'nothing';
  return isDirty ? 'keep-mine' : 'take-theirs';
}
