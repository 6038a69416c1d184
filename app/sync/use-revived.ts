import { useEffect, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { StoredDraft } from '#documents/dossier';
import { useSync } from './use-sync.ts';

/** The documents that another device deleted, and that came back from this one. */
export function useRevived(): readonly StoredDraft[] {
  const { revived } = useSync();
  const [documents, setDocuments] = useState<readonly StoredDraft[]>([]);
  const key = revived.join();
  // Reads the database of this browser.
  useEffect(() => {
    let isGone = false;
    const ids = key.split(',').filter(Boolean);
    Promise.all(ids.map((id) => dossier.get(id))).then(
      (found) => !isGone && setDocuments(found.filter((one) => one !== null)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return documents.filter(({ id }) => revived.includes(id));
}
