import { Suspense, useEffect, useState } from 'react';
import { mayHoldDocuments } from '#app/data/may-hold-documents.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';

/** Loads the user’s documents for returning visitors only. */
export function OwnDocumentsPlace() {
  const [mayHold, setMayHold] = useState(false);
  // Syncs with the device’s storage, once the page is idle.
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      if (await mayHoldDocuments()) setMayHold(isShown);
    };
    afterLoad().then(() => requestRest(ask));
    return () => {
      isShown = false;
    };
  }, []);
  if (!mayHold) return null;
  return (
    <Suspense>
      <OwnDocuments />
    </Suspense>
  );
}

const OwnDocuments = lazyFetched(async () => (await import('./own-documents.tsx')).OwnDocuments);
