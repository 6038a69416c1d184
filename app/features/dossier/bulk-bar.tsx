import { Archive, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { formatCounted } from '#documents';
import type { DossierQuery } from '#documents/dossier';
import { describeChoice, nameRemoval } from './describe-choice.ts';

/** Actions on the selected documents, or on all matches. */
export function BulkBar({
  choice,
  matchCount,
  selected,
  keptCount,
  onRemove,
  onClear,
}: {
  choice: DossierQuery;
  matchCount: number;
  selected: readonly string[];
  /** How many of them can never be deleted. */
  keptCount: number;
  onRemove: () => void;
  onClear: () => void;
}) {
  const [exported, setExported] = useState<readonly string[] | null>(null);
  const hasChoice = selected.length > 0;
  const exportAll = async () =>
    setExported(hasChoice ? selected : await dossier.listMatches(choice));
  return (
    <div className="mt-4 flex min-h-10 flex-wrap items-center gap-2">
      <p className="mr-auto text-sm text-ink-soft">
        {hasChoice
          ? describeChoice(selected.length, keptCount)
          : formatCounted(matchCount, 'document')}
      </p>
      {hasChoice && (
        <>
          <Button variant="quiet" onClick={onClear}>
            Ne rien choisir
          </Button>
          {selected.length > keptCount && (
            <Button onClick={onRemove}>
              <Trash2 aria-hidden />
              {nameRemoval(selected.length, keptCount)}
            </Button>
          )}
        </>
      )}
      {matchCount > 0 && (
        <Button onClick={exportAll}>
          <Archive aria-hidden />
          Exporter en ZIP
        </Button>
      )}
      {exported && (
        <Suspense>
          <ExportDialog ids={exported} onClose={() => setExported(null)} />
        </Suspense>
      )}
    </div>
  );
}

const ExportDialog = lazyWhenUsed(
  async () => (await import('./export/export-dialog.tsx')).ExportDialog,
);
