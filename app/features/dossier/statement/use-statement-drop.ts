import { useEffect, useEffectEvent } from 'react';
import { useOpenFiles } from '#app/files/use-open-files.ts';
import { mayBeStatement } from '#documents/statement';

/** Takes the statement among files dropped on the page; other files are opened as elsewhere. */
export function useStatementDrop(onStatement: (file: File) => void): void {
  const openFiles = useOpenFiles();
  const take = useEffectEvent(async (files: readonly File[]) => {
    const statement = await findStatement(files);
    if (statement) onStatement(statement);
    else await openFiles(files);
  });
  // Syncs with the window’s drag events.
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    // Before the page takes them all as documents.
    window.addEventListener('drop', drop, { capture: true });
    return () => window.removeEventListener('drop', drop, { capture: true });
  }, []);
}

async function findStatement(files: readonly File[]): Promise<File | null> {
  for (const file of files) {
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => null);
    if (head && mayBeStatement(new Uint8Array(head))) return file;
  }
  return null;
}

const HEAD_BYTES = 4096;
