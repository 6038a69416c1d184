import { type ReactNode, useEffect, useState } from 'react';
import {
  listConflicts,
  solveConflict,
  type TwoVersions,
} from '#app/data/account/dossier/solve-conflict.ts';
import { Button } from '#app/ui/button.tsx';
import { formatAmount, formatShortDate } from '#documents';
import { mentionOf, type StoredDraft, summarize } from '#documents/dossier';
import { useSync } from './use-sync.ts';

export function ConflictsNotice() {
  const { conflicts } = useSync();
  const [versions, setVersions] = useState<readonly TwoVersions[]>([]);
  const key = conflicts.join();
  // Syncs with the database of this browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when they change
  useEffect(() => {
    let isGone = false;
    listConflicts().then(
      (found) => !isGone && setVersions(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  const shown = versions.filter(({ id }) => conflicts.includes(id));
  return shown.map((one) => <TwoVersionsCard key={one.id} versions={one} />);
}

function TwoVersionsCard({ versions }: { versions: TwoVersions }) {
  const { own, theirs, isIssued } = versions;
  return (
    <section
      aria-label={`Deux versions\u00a0: ${mentionOf(own.draft)}`}
      className="mt-6 rounded-card border border-amber bg-amber-soft p-4"
    >
      <p>
        <strong className="font-semibold">Deux appareils ont changé ce document.</strong> Les deux
        versions sont gardées jusqu’à votre choix.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Version title="Sur cet appareil" stored={own}>
          {!isIssued && (
            <Button onClick={() => solveConflict(versions, 'own')}>Garder celle-ci</Button>
          )}
        </Version>
        <Version title={isIssued ? 'Dans votre compte, émis' : 'Dans votre compte'} stored={theirs}>
          <Button onClick={() => solveConflict(versions, 'theirs')}>Garder celle-là</Button>
        </Version>
      </div>
      <Button variant="quiet" className="mt-3" onClick={() => solveConflict(versions, 'both')}>
        Garder les deux, comme deux documents
      </Button>
    </section>
  );
}

function Version({
  title,
  stored,
  children,
}: {
  title: string;
  stored: StoredDraft;
  children: ReactNode;
}) {
  const { buyerName, subject, amount, currency, issueDate } = summarize(stored);
  const changed = new Date(stored.updatedAt).toLocaleString('fr-FR', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <div className="rounded-card border border-rule bg-surface p-3">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">Changée le {changed}</p>
      <ul className="mt-2 mb-3 text-sm">
        <li>{buyerName || 'Sans client'}</li>
        <li>{subject || 'Sans objet'}</li>
        {issueDate && <li>{formatShortDate(issueDate)}</li>}
        <li className="tabular-nums">{amount === null ? '' : formatAmount(amount, currency)}</li>
      </ul>
      {children}
    </div>
  );
}
