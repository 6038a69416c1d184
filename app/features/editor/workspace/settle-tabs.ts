/** The reaction of a tab after another tab, or the account, changed the draft that it shows. */
export type Agreement = 'nothing' | 'take-theirs' | 'keep-mine' | 'was-deleted' | 'was-issued';

/**
 * The newer state wins, unless this tab has unsaved typing, which will be saved shortly; what was
 * issued wins in any case. `stored` is what the device holds; `knownAt` is when this tab last read
 * or wrote it, in milliseconds.
 */
export function settleTabs({
  stored,
  knownAt,
  isDirty,
  isFrozen = false,
}: {
  stored: { updatedAt: number } | null;
  knownAt: number;
  isDirty: boolean;
  /** The account has issued it, and this tab does not show that yet. */
  isFrozen?: boolean;
}): Agreement {
  if (!stored) return 'was-deleted';
  if (isFrozen) return 'was-issued';
  if (stored.updatedAt <= knownAt) return 'nothing';
  return isDirty ? 'keep-mine' : 'take-theirs';
}
