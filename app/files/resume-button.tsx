import { FolderOpen } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { useResumeDocument } from './use-resume-document.ts';

/** Asks for a file made here, and opens it where it belongs. */
export function ResumeButton({ className }: { className?: string }) {
  return (
    <Button className={className} onClick={useResumeDocument()}>
      <FolderOpen aria-hidden />
      Reprendre un document
    </Button>
  );
}
