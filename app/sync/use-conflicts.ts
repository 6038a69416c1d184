import { useEffect, useState } from 'react';
import { listConflicts, type TwoVersions } from '#app/data/account/dossier/solve-conflict.ts';
import { dossier } from '#app/data/dossier.ts';
import { useSync } from './use-sync.ts';

/** The documents that two devices changed, with both versions as they are now. */
export function useConflicts(): readonly TwoVersions[] {
  const { conflicts } = useSync();
  const [versions, setVersions] = useState<readonly TwoVersions[]>([]);
  const key = conflicts.join();
  // Reads the database of this browser, again after each change.
  useEffect(() => {
    if (key === '') return;
    let isGone = false;
    const read = () => {
      listConflicts().then(
        (found) => !isGone && setVersions(found),
        () => undefined,
      );
    };
    read();
    const stopWatching = dossier.watch(read);
    return () => {
      isGone = true;
      stopWatching();
    };
  }, [key]);
  return versions.filter(({ id }) => conflicts.includes(id));
}
