/** What a tab does when another one has changed the draft that both show. */
export type Agreement = 'nothing' | 'take-theirs' | 'keep-mine' | 'was-deleted';

/**
 * The newer state wins, unless this tab holds typing that is not saved yet: it will be in a moment,
 * and then wins. `stored` is what the device now holds; `knownAt` is when this tab last read or
 * wrote it.
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
