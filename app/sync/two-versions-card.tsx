import { useId } from 'react';
import { useNavigate } from 'react-router';
import { solveConflict, type TwoVersions } from '#app/data/account/dossier/solve-conflict.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { agree, mentionOf } from '#documents/dossier';
import { DifferenceTable } from './difference-table.tsx';
import { IssuedElsewhereCard } from './issued-elsewhere-card.tsx';
import { useOtherDevice } from './use-other-device.ts';

/**
 * A document that two devices changed: what differs, and the choice. `onBefore` saves what the page
 * holds back.
 */
export function TwoVersionsCard({
  versions,
  onBefore,
}: {
  versions: TwoVersions;
  onBefore?: () => Promise<void>;
}) {
  const { own, theirs, isIssued, keptAs, sessionId } = versions;
  const titleId = useId();
  const navigate = useNavigate();
  const otherDevice = useOtherDevice(sessionId);
  if (keptAs !== undefined) return <IssuedElsewhereCard versions={versions} />;
  const choose = async (choice: 'own' | 'theirs' | 'both') => {
    await onBefore?.();
    const copyId = await solveConflict(versions, choice);
    if (copyId === null) return;
    showToast('Les deux versions sont gardées.', {
      detail: 'Celle de cet appareil est un nouveau brouillon.',
      action: { label: 'L’ouvrir', onClick: () => navigate(draftAddress(own.draft.kind, copyId)) },
    });
  };
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-amber bg-amber-soft p-4"
    >
      <h2 id={titleId} className="font-semibold">
        Deux versions&nbsp;: {mentionOf(own.draft)}
      </h2>
      <p className="mt-1">
        Un autre appareil a changé ce document en même temps que celui-ci. Les deux versions sont
        gardées jusqu’à votre choix.
      </p>
      <DifferenceTable
        left={{ title: 'Sur cet appareil', stored: own, changedAt: own.updatedAt }}
        right={{
          title: isIssued
            ? `${agree('Émis', theirs.draft)} sur ${otherDevice}`
            : `Sur ${otherDevice}`,
          stored: theirs,
          changedAt: theirs.updatedAt,
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {!isIssued && <Button onClick={() => choose('own')}>Garder celle de cet appareil</Button>}
        <Button onClick={() => choose('theirs')}>Garder celle du compte</Button>
        <Button variant="quiet" onClick={() => choose('both')}>
          Garder les deux
        </Button>
      </div>
    </section>
  );
}
