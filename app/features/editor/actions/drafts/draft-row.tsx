import { Copy, Trash2 } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { requireKind } from '#documents';
import { agree, type DocumentSummary, titleOf } from '#documents/dossier';

export function DraftRow({
  summary,
  isOpen,
  isRemoved,
  onShow,
  onDuplicate,
  onRemove,
  onRestore,
}: {
  summary: DocumentSummary;
  isOpen: boolean;
  isRemoved: boolean;
  onShow: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const { state, updatedAt, written, term } = summary;
  const { kind, name } = written;
  if (isRemoved) {
    return (
      <div role="status" className="flex min-h-14 grow items-center gap-3 px-2 text-ink-soft">
        <span className="min-w-0 grow truncate">{name}&nbsp;: supprimé</span>
        {/* The pressed button is gone: move the focus to the one that undoes it. */}
        <Button size="sm" ref={(button) => button?.focus()} onClick={onRestore}>
          Annuler
        </Button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={onShow}
        aria-current={isOpen || undefined}
        className="min-w-0 grow cursor-pointer rounded-control px-2 py-1.5 text-left hover:bg-hover"
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          {isOpen && <Badge>Ouvert</Badge>}
          {state === 'finished' && <Badge tone="success">{agree('Téléchargé', summary)}</Badge>}
        </span>
        <span className="block text-sm text-ink-soft">
          {term ? titleOf(summary) : requireKind(kind).label} · {DAY.format(updatedAt)}
        </span>
      </button>
      <IconButton label={`Dupliquer ${name}`} onClick={onDuplicate}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={`Supprimer ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });
