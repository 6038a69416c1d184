import { useEffect } from 'react';
import { keepDrawn, listWaitingFiles } from '#app/data/account/dossier/waiting-files.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';

/**
 * Redraws, from the issued documents, the files that the account did not receive: same bytes, one
 * at a time.
 */
export function useWaitingFiles(isReady: boolean): void {
  // Syncs with the account.
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    const store = async () => {
      for (const { id, issued } of await listWaitingFiles()) {
        if (isGone || !issued) return;
        if (await keepDrawn(id, await makeIssuedFile(issued, createSheetFonts()))) return;
      }
    };
    store().catch((error: unknown) => console.warn('A file waits for the next visit', error));
    return () => {
      isGone = true;
    };
  }, [isReady]);
}
