import { Suspense, useSyncExternalStore } from 'react';
import { receivedFile } from '#app/files/received-file.ts';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import { ReaderInvitation } from './reader-invitation.tsx';
import { ReaderProblem } from './reader-problem.tsx';

/** Where an electronic invoice of anybody is read; the file that was given shows itself. */
export function ReaderPage() {
  const file = useSyncExternalStore(
    receivedFile.subscribe,
    () => receivedFile.get().file,
    () => null,
  );
  if (file === null) return <ReaderInvitation />;
  if (!('invoice' in file)) return <ReaderProblem name={file.name} message={file.message} />;
  return (
    <Suspense fallback={<p className="py-16 text-center text-ink-soft">Lecture de la facture…</p>}>
      <InvoiceReading key={file.id} file={file} />
    </Suspense>
  );
}

const InvoiceReading = lazyAtRest(
  async () => (await import('./invoice-reading.tsx')).InvoiceReading,
);
