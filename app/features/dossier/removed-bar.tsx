import { X } from 'lucide-react';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import { Button } from '#app/ui/button.tsx';
import { takeFocus } from '#app/ui/focus/pass-focus-on.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatCounted, requireKind, subtypeOf } from '#documents';
import { mentionOf, summarize } from '#documents/dossier';
import { describeKept } from './describe-choice.ts';
import type { Removal } from './use-removal.ts';

export function RemovedBar({
  removal: { removed, keptCount },
  onRestore,
  onClose,
}: {
  removal: Removal;
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <div role="status">
      {removed.length + keptCount > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-hover py-2 pr-2 pl-4">
          <p className="min-w-52 grow basis-0">
            {describe(removed)}
            {removed.some(wasIssued) && (
              <span className="block text-sm text-ink-soft">
                Une facture émise se conserve dix&nbsp;ans&nbsp;: gardez son fichier.
              </span>
            )}
            {keptCount > 0 && (
              <span className="block text-sm text-ink-soft">{describeKept(keptCount)}</span>
            )}
          </p>
          {removed.length > 0 && (
            // The pressed button is gone: focus moves to the undo button.
            <Button size="sm" ref={takeFocus} onClick={onRestore}>
              Annuler la suppression
            </Button>
          )}
          <IconButton label="Fermer" size="sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function describe([first, ...others]: readonly RemovedDocument[]): string {
  if (!first) return '';
  const count = others.length + 1;
  if (count > 1) return `${formatCounted(count, 'document supprimé', 'documents supprimés')}.`;
  return `Supprimé\u00a0: ${mentionOf(summarize(first.stored))}.`;
}

function wasIssued({ stored }: RemovedDocument): boolean {
  const { kind, subtype } = stored.draft;
  return stored.issued !== undefined && subtypeOf(requireKind(kind), subtype).isInvoice;
}
