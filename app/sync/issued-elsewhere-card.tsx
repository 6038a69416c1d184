import { useId } from 'react';
import { Link } from 'react-router';
import { solveConflict, type TwoVersions } from '#app/data/account/dossier/solve-conflict.ts';
import { dossier } from '#app/data/dossier.ts';
import { formatParisTime } from '#app/lib/format-paris-time.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { capitalize } from '#documents';
import { agree, contentOf, mentionOf } from '#documents/dossier';
import { DifferenceTable } from './difference-table.tsx';
import { useOtherDevice } from './use-other-device.ts';

/** Another device issued the document: what was written here goes on as a draft of its own. */
export function IssuedElsewhereCard({ versions }: { versions: TwoVersions }) {
  const { own, theirs } = versions;
  const titleId = useId();
  const otherDevice = useOtherDevice(versions.sessionId);
  const issued = contentOf(theirs);
  const issuedAt = theirs.issued?.at ?? theirs.updatedAt;
  const remove = async () => {
    const removed = await dossier.remove(own.id);
    await solveConflict(versions, 'theirs');
    if (!removed) return;
    showToast('Votre brouillon est supprimé.', {
      action: { label: 'Annuler', onClick: () => dossier.restore(removed) },
    });
  };
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-amber bg-amber-soft p-4"
    >
      <h2 id={titleId} className="font-semibold">
        {agree('Émis', issued)} sur {otherDevice} le {formatParisTime(issuedAt)}
      </h2>
      <p className="mt-1">
        {capitalize(mentionOf(issued))}&nbsp;: ce qui est émis ne change plus. Ce que vous aviez
        écrit ici est gardé comme un nouveau brouillon.
      </p>
      <DifferenceTable
        left={{ title: 'Votre brouillon', stored: own, changedAt: own.updatedAt }}
        right={{
          title: agree('Émis', issued),
          stored: { ...theirs, draft: issued },
          changedAt: issuedAt,
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <Link to={draftAddress(own.draft.kind, own.id)}>Ouvrir mon brouillon</Link>
        </Button>
        <Button onClick={remove}>Supprimer mon brouillon</Button>
        <Button variant="quiet" onClick={() => solveConflict(versions, 'both')}>
          J’ai compris
        </Button>
      </div>
    </section>
  );
}
