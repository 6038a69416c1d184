import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { receivedFiles } from '#app/files/received-file.ts';
import { useOpenFiles } from '#app/files/use-open-files.ts';
import { takeSharedFiles } from '#app/lib/offline/take-shared-files.ts';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import { ReaderFiles } from './reader-files.tsx';
import { ReaderInvitation } from './reader-invitation.tsx';
import { ReaderProblem } from './reader-problem.tsx';

export function ReaderPage() {
  const given = useSyncExternalStore(receivedFiles.subscribe, receivedFiles.get, () => NONE);
  const { files, shownId } = given;
  const open = useEffectEvent(useOpenFiles());
  // Syncs with the applications that give files to this one.
  useEffect(() => {
    takeSharedFiles(open);
  }, []);
  const shown = files.find(({ id }) => id === shownId);
  if (!shown) return <ReaderInvitation />;
  return (
    <>
      {(files.length > 1 || shown.copies.length > 0) && (
        <ReaderFiles files={files} shownId={shownId} />
      )}
      {'invoice' in shown ? (
        <Suspense
          fallback={<p className="py-16 text-center text-ink-soft">Lecture de la facture…</p>}
        >
          <InvoiceReading key={shownId} file={shown} />
        </Suspense>
      ) : (
        <ReaderProblem key={shownId} file={shown} />
      )}
    </>
  );
}

const NONE: ReturnType<typeof receivedFiles.get> = { files: [], shownId: '' };
const InvoiceReading = lazyAtRest(
  async () => (await import('./invoice-reading.tsx')).InvoiceReading,
);
