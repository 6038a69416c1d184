import { FileX } from 'lucide-react';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { Button } from '#app/ui/button.tsx';

/** Why the file that was given cannot be read, and what to do. */
export function ReaderProblem({ name, message }: { name: string; message: string }) {
  const chooseFile = useResumeDocument();
  return (
    <div className="mx-auto max-w-2xl py-4 lg:py-12">
      <h1 className="text-2xl sm:text-3xl">Cette facture ne peut pas être lue</h1>
      <div
        role="alert"
        className="mt-6 flex gap-4 rounded-card border border-rule bg-surface p-5 sm:p-6"
      >
        <FileX aria-hidden className="size-7 shrink-0 text-stamp" />
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="mt-1">{message}</p>
        </div>
      </div>
      <div className="mt-6">
        <Button variant="primary" onClick={chooseFile}>
          Choisir un autre fichier
        </Button>
      </div>
      <p className="mt-6 text-ink-soft">
        Le fichier n’a pas été envoyé, et il n’a pas été modifié.
      </p>
    </div>
  );
}
