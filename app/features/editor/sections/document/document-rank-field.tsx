import { DraftReadable } from '#app/features/editor/fields/draft-readable.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind, subtypeOf } from '#documents';

/** The place of a situation among those of its quote. */
export function DocumentRankField() {
  const isRanked = useDraft(
    ({ kind, subtype, situation }) =>
      subtypeOf(requireKind(kind), subtype).isRanked === true && situation !== undefined,
  );
  if (!isRanked) return null;
  return (
    <DraftReadable
      path="situation.rank"
      isNumber
      inputMode="numeric"
      maxLength={3}
      isClearable={false}
      read={readRank}
      unreadable="Écrivez un nombre, de 1 à 999."
    />
  );
}

function readRank(text: string): number | null {
  const rank = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return rank > 0 ? rank : null;
}
