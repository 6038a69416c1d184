import { RevivedNote } from '#app/sync/revived-note.tsx';
import { TwoVersionsCard } from '#app/sync/two-versions-card.tsx';
import { useConflicts } from '#app/sync/use-conflicts.ts';
import { useRevived } from '#app/sync/use-revived.ts';

/** What other devices changed or deleted while this one changed it. */
export function ElsewhereNotice() {
  const conflicts = useConflicts();
  const revived = useRevived();
  if (conflicts.length === 0 && revived.length === 0) return null;
  return (
    <div className="mt-6 grid max-w-4xl gap-4">
      {conflicts.map((one) => (
        <TwoVersionsCard key={one.id} versions={one} />
      ))}
      {revived.map((one) => (
        <RevivedNote key={one.id} stored={one} />
      ))}
    </div>
  );
}
