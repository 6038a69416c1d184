import type { ReactNode } from 'react';
import type { DossierView } from '#app/data/dossier-store.ts';
import type { DossierQuery } from '#documents/dossier';
import { DossierList } from './dossier-list.tsx';
import { EmptyDossier } from './empty-dossier.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { Sums } from './sums.tsx';
import { TurnoverWarnings } from './turnover-warnings.tsx';
import { useRemoval } from './use-removal.ts';
import { useRestoredRow } from './use-restored-row.ts';

/** The documents, or what to do without any; a deletion can be undone, that of the last one too. */
export function FilledDossier({
  view,
  choice,
  onChange,
  filters,
}: {
  view: DossierView | null;
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
  filters?: ReactNode;
}) {
  const { removal, remove, restore, forget } = useRemoval();
  const awaitRow = useRestoredRow(view);
  const giveBack = () => {
    awaitRow(removal.removed[0]?.stored.id);
    restore();
  };
  const removedBar = <RemovedBar removal={removal} onRestore={giveBack} onClose={forget} />;
  if (!view)
    return (
      <>
        {removedBar}
        <EmptyDossier />
      </>
    );
  return (
    <>
      <Sums sums={view.sums} />
      <TurnoverWarnings warnings={view.turnover} />
      <DossierList
        page={view}
        choice={choice}
        onChange={onChange}
        filters={filters}
        removedBar={removedBar}
        onRemove={remove}
      />
    </>
  );
}
