import { Archive, Check, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { formatCounted } from '#documents';
import type { ChainNode, DossierQuery } from '#documents/dossier';
import { describeChoice, nameRemoval } from './describe-choice.ts';

/** Actions on the selected documents, or on all matches. */
export function BulkBar({
  choice,
  matchCount,
  selected,
  keptCount,
  unpaid,
  onRemove,
  onClear,
}: {
  choice: DossierQuery;
  matchCount: number;
  selected: readonly string[];
  /** How many of them can never be deleted. */
  keptCount: number;
  /** Those on which something is due. */
  unpaid: readonly ChainNode[];
  onRemove: () => void;
  onClear: () => void;
}) {
  const [exported, setExported] = useState<readonly string[] | null>(null);
  const [isPaying, setPaying] = useState(false);
  const hasChoice = selected.length > 0;
  const [first, ...others] = unpaid;
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
          {first && (
            <Button onClick={() => setPaying(true)}>
              <Check aria-hidden />
              {others.length === 0 ? 'Marquer payée' : 'Marquer payées'}
            </Button>
          )}
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
      {isPaying && first && (
        <Suspense>
          <PaidDialog
            nodes={[first, ...others]}
            onNoted={onClear}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
      {exported && (
        <Suspense>
          <ExportDialog ids={exported} onClose={() => setExported(null)} />
        </Suspense>
      )}
    </div>
  );
}

const PaidDialog = lazyWhenUsed(
  async () => (await import('#app/follow-ups/paid/paid-dialog.tsx')).PaidDialog,
);
const ExportDialog = lazyWhenUsed(
  async () => (await import('./export/export-dialog.tsx')).ExportDialog,
);
