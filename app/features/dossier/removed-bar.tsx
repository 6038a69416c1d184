import { X } from 'lucide-react';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { requireKind, subtypeOf } from '#documents';
import { mentionOf, summarize } from '#documents/dossier';

export function RemovedBar({
  removed,
  onRestore,
  onClose,
}: {
  removed: readonly RemovedDocument[];
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-hover py-2 pr-2 pl-4">
          <p className="min-w-52 grow basis-0">
            {describe(removed)}
            {removed.some(wasIssued) && (
              <span className="block text-sm text-ink-soft">
                Une facture émise se conserve dix&nbsp;ans&nbsp;: gardez son fichier.
              </span>
            )}
          </p>
          {/* The pressed button is gone: focus moves to the undo button. */}
          <Button size="sm" ref={(button) => button?.focus()} onClick={onRestore}>
            Annuler la suppression
          </Button>
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
  if (others.length > 0) return `${others.length + 1} documents supprimés.`;
  return `Supprimé\u00a0: ${mentionOf(summarize(first.stored))}.`;
}

function wasIssued({ stored }: RemovedDocument): boolean {
  const { kind, subtype } = stored.draft;
  return stored.issued !== undefined && subtypeOf(requireKind(kind), subtype).isInvoice;
}
