import type { ChangeOrigin } from '#app/data/dossier-store.ts';

/** The reaction of a tab after somebody else changed the draft that it shows. */
export type Agreement = 'nothing' | 'take-theirs' | 'keep-mine' | 'was-issued';

/**
 * What the account has issued wins. Otherwise the newer state wins, unless this tab has unsaved
 * typing, which will be saved shortly. `stored` is what the device holds; `known` are the times, in
 * milliseconds, of the versions that this tab has read or written while it was asked. The time of a
 * version of the account is that of another clock: it is another version when it is none of these.
 */
export function settleTabs({
  stored: { updatedAt },
  known,
  isDirty,
  origin,
  isFrozen = false,
}: {
  stored: { updatedAt: number };
  known: readonly number[];
  isDirty: boolean;
  origin: ChangeOrigin;
  /** The account has issued it, and this tab does not show that yet. */
  isFrozen?: boolean;
}): Agreement {
  if (isFrozen) return 'was-issued';
  const isKnown =
    origin === 'account' ? known.includes(updatedAt) : updatedAt <= Math.max(...known);
  if (isKnown) return 'nothing';
  return isDirty ? 'keep-mine' : 'take-theirs';
}
