import { forgetRevived } from '#app/data/account/dossier/tell-elsewhere.ts';
import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { capitalize } from '#documents';
import { agree, genderOf, mentionOf, type StoredDraft } from '#documents/dossier';

/** Another device deleted the document; it came back because it was changed on this one. */
export function RevivedNote({ stored: { id, draft } }: { stored: StoredDraft }) {
  const name = capitalize(mentionOf(draft));
  const remove = async () => {
    const removed = await dossier.remove(id);
    await forgetRevived(id);
    if (!removed) return;
    showToast(`${name}\u00a0: ${agree('supprimé', draft)}.`, {
      action: { label: 'Annuler', onClick: () => dossier.restore(removed) },
    });
  };
  return (
    <section
      aria-label={`Gardé sur cet appareil\u00a0: ${mentionOf(draft)}`}
      className="rounded-card border border-amber bg-amber-soft p-4"
    >
      <p>
        <strong className="font-semibold">{name}</strong>&nbsp;: {agree('supprimé', draft)} sur un
        autre appareil, {agree('gardé', draft)} ici parce que vous l’avez {agree('modifié', draft)}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => forgetRevived(id)}>
          {genderOf(draft) === 'feminine' ? 'La garder' : 'Le garder'}
        </Button>
        <Button variant="quiet" onClick={remove}>
          Supprimer ici aussi
        </Button>
      </div>
    </section>
  );
}
