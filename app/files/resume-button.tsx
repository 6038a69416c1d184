import { FolderOpen } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { useResumeDocument } from './use-resume-document.ts';

export function ResumeButton({ className }: { className?: string }) {
  return (
    <Button className={className} onClick={useResumeDocument()}>
      <FolderOpen aria-hidden />
      Reprendre un document
    </Button>
  );
}
