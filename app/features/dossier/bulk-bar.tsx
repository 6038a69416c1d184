import { Archive, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import type { ChainNode } from '#documents/dossier';

/** What can be done with the documents that are chosen, or with all that the list shows. */
export function BulkBar({
  all,
  selected,
  onRemove,
  onClear,
}: {
  all: readonly ChainNode[];
  selected: readonly ChainNode[];
  onRemove: () => void;
  onClear: () => void;
}) {
  const [exported, setExported] = useState<readonly ChainNode[] | null>(null);
  const hasChoice = selected.length > 0;
  return (
    <div className="mt-4 flex min-h-10 flex-wrap items-center gap-2">
      <p className="mr-auto text-sm text-ink-soft">
        {hasChoice ? count(selected.length, 'choisi') : count(all.length)}
      </p>
      {hasChoice && (
        <>
          <Button variant="quiet" onClick={onClear}>
            Ne rien choisir
          </Button>
          <Button onClick={onRemove}>
            <Trash2 aria-hidden />
            Supprimer
          </Button>
        </>
      )}
      {all.length > 0 && (
        <Button onClick={() => setExported(hasChoice ? selected : all)}>
          <Archive aria-hidden />
          Exporter en ZIP
        </Button>
      )}
      {exported && (
        <Suspense>
          <ExportDialog nodes={exported} onClose={() => setExported(null)} />
        </Suspense>
      )}
    </div>
  );
}

function count(number: number, word?: string): string {
  const plural = number > 1 ? 's' : '';
  return `${number} document${plural}${word ? ` ${word}${plural}` : ''}`;
}

const ExportDialog = lazyAtRest(
  async () => (await import('./export/export-dialog.tsx')).ExportDialog,
);
