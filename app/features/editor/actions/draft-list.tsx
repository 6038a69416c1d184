import { Copy, Trash2 } from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router';
import type { StoredDraft } from '#app/data/browser-database.ts';
import { deleteDraft, saveDraft } from '#app/data/drafts.ts';
import { draftAddress } from '#app/features/editor/session/draft-address.ts';
import { draftName } from '#app/features/editor/session/draft-name.ts';
import { copyDraft, startDraft } from '#app/features/editor/session/open-draft.ts';
import { useSession, useSessionState } from '#app/features/editor/session/session-context.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/show-toast.ts';
import { requireKind } from '#documents';

/** Each draft with its name, its day, and what can be done with it. `reading` gives null where the browser keeps nothing. */
export function DraftList({
  reading,
  onChange,
  onClose,
}: {
  reading: Promise<readonly StoredDraft[] | null>;
  onChange: () => void;
  onClose: () => void;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const openId = useSessionState(({ id }) => id);
  const drafts = use(reading);

  if (drafts === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucun brouillon n’y est gardé.</p>;
  if (drafts.length === 0)
    return <p>Aucun brouillon pour le moment. Ce que vous saisissez s’y enregistre tout seul.</p>;

  const show = ({ id, draft }: StoredDraft) => {
    onClose();
    navigate(draftAddress(draft.kind, id));
  };
  const duplicate = async (stored: StoredDraft) => show(await copyDraft(stored));
  const remove = async (stored: StoredDraft) => {
    await deleteDraft(stored.id);
    if (stored.id === openId) {
      session.set({ isStored: false });
      await startDraft(session);
      navigate(draftAddress(stored.draft.kind), { replace: true });
    }
    onChange();
    const restore = async () => {
      await saveDraft(stored);
      onChange();
    };
    showToast('Brouillon supprimé', { action: { label: 'Annuler', onClick: restore } });
  };
  return (
    <ul className="-mx-2">
      {drafts.map((stored) => (
        <li
          key={stored.id}
          className="flex items-center gap-1 border-b border-rule py-1 last:border-b-0"
        >
          <button
            type="button"
            onClick={() => show(stored)}
            aria-current={stored.id === openId || undefined}
            className="min-w-0 grow cursor-pointer rounded-control px-2 py-1.5 text-left hover:bg-hover"
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 truncate font-semibold">{draftName(stored.draft)}</span>
              {stored.id === openId && <Badge>Ouvert</Badge>}
              {stored.completedAt !== undefined && <Badge tone="success">Téléchargée</Badge>}
            </span>
            <span className="block text-sm text-ink-soft">
              {requireKind(stored.draft.kind).label} · {DAY.format(stored.updatedAt)}
            </span>
          </button>
          <IconButton
            label={`Dupliquer ${draftName(stored.draft)}`}
            onClick={() => duplicate(stored)}
          >
            <Copy aria-hidden />
          </IconButton>
          <IconButton label={`Supprimer ${draftName(stored.draft)}`} onClick={() => remove(stored)}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });
