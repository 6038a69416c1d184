import { FileUp } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { MatchedStatement } from './read-matched.ts';
import { StatementOutcome } from './statement-outcome.tsx';

export type OpenedStatement = {
  /** New for each reading. */
  key: number;
  fileName: string;
  reading: Promise<MatchedStatement>;
};

/** Reads a bank statement, and proposes the payments that it holds. */
export function StatementDialog({
  opened,
  onFile,
  onClose,
}: {
  /** Null until a file is chosen. */
  opened: OpenedStatement | null;
  onFile: (file: File) => void;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Relevé bancaire"
      description="Votre relevé est lu sur cet appareil, et ne le quitte pas. Seuls les paiements que vous notez sont gardés."
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton
            id={`${id}-file`}
            describedBy={`${id}-help`}
            accept=".csv,.txt,.tsv,.ofx,.xml,text/csv,text/plain,application/xml,text/xml,application/x-ofx"
            onFiles={([file]) => file && onFile(file)}
          >
            <FileUp aria-hidden />
            {opened ? 'Choisir un autre relevé' : 'Choisir un relevé'}
          </FileButton>
          <p id={`${id}-help`} className="min-w-0 text-sm text-ink-soft">
            {opened?.fileName ?? 'En CSV, OFX ou CAMT.053, depuis le site de votre banque.'}
          </p>
        </div>
        {opened && (
          <Suspense key={opened.key} fallback={<Spinner label="Lecture du relevé…" />}>
            <StatementOutcome reading={opened.reading} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
