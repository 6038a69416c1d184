import { FileX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { keepDrafts } from '#app/files/keep-drafts.ts';
import type { RefusedFile } from '#app/files/received-file.ts';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { Button } from '#app/ui/button.tsx';

export function ReaderProblem({ file }: { file: RefusedFile }) {
  const { name, message, drafts } = file;
  const chooseFile = useResumeDocument();
  const navigate = useNavigate();
  const [first, ...others] = drafts;
  const resume = async () => {
    if (first) navigate((await keepDrafts([first, ...others])).address);
  };
  return (
    <div className="column-2xl py-4 lg:py-12">
      <h1 className="text-2xl sm:text-3xl">
        {first ? 'Un document fait ici' : 'Cette facture ne peut pas être lue'}
      </h1>
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
      <div className="mt-6 flex flex-wrap gap-3">
        {first && (
          <Button variant="primary" onClick={resume}>
            Reprendre ce document
          </Button>
        )}
        <Button variant={first ? 'secondary' : 'primary'} onClick={chooseFile}>
          Choisir un autre fichier
        </Button>
      </div>
      <p className="mt-6 text-ink-soft">
        Le fichier n’a pas été envoyé, et il n’a pas été modifié.
      </p>
    </div>
  );
}
