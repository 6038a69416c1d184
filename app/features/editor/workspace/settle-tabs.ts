import type { ChangeOrigin } from '#app/data/dossier-store.ts';

/** The reaction of a tab after somebody else changed the draft that it shows. */
export type Agreement = 'nothing' | 'take-theirs' | 'keep-mine' | 'was-issued';

/**
 * What the account has issued wins. Otherwise the newer state wins, unless this tab has unsaved
 * typing, which will be saved shortly. `stored` is what the device holds; `knownAt` is when this
 * tab last read or wrote it, in milliseconds, and `keptAt` when such a write was last over. The
 * time of a version of the account is that of another clock: it is another version when it is none
 * of these.
 */
export function settleTabs({
  stored,
  knownAt,
  keptAt,
  isDirty,
  origin,
  isFrozen = false,
}: {
  stored: { updatedAt: number };
  knownAt: number;
  keptAt: number;
  isDirty: boolean;
  origin: ChangeOrigin;
  /** The account has issued it, and this tab does not show that yet. */
  isFrozen?: boolean;
}): Agreement {
  if (isFrozen) return 'was-issued';
  const { updatedAt } = stored;
  const isKnown =
    origin === 'account' ? [knownAt, keptAt].includes(updatedAt) : updatedAt <= knownAt;
  if (isKnown) return 'nothing';
  return isDirty ? 'keep-mine' : 'take-theirs';
}
