import { Suspense } from 'react';
import { DossierSkeleton } from '#app/features/dossier/dossier-skeleton.tsx';
import { FilledDossier } from '#app/features/dossier/filled-dossier.tsx';
import { useListChoice } from '#app/features/dossier/use-list-choice.ts';
import { usePage } from '#app/features/dossier/use-page.ts';
import { WaitingLine } from '#app/sending/waiting-line.tsx';
import { CopyLine } from '#app/sync/copy-line.tsx';
import { useSync } from '#app/sync/use-sync.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { BringNotice } from './bring-notice.tsx';
import { ConcernsNotice } from './concerns-notice.tsx';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { MissingEntriesNotice } from './entries/missing-entries.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { MoreFilters } from './more-filters.tsx';
import { OtherActions } from './other-actions.tsx';
import { SyncLine } from './sync-line.tsx';
import { useWaitingFiles } from './use-waiting-files.ts';

/** The same screens as on the device, for the account’s documents. */
export function AccountDocumentsPage() {
  const [choice, change] = useListChoice();
  const { state, hasList } = usePage(choice);
  const { status } = useSync();
  useWaitingFiles(status === 'done');
  // Until the first sync is over, the list must not be called empty.
  const isWaiting =
    state.status === 'reading' ||
    (!hasList && state.status === 'ready' && (status === 'unknown' || status === 'running'));
  return (
    <div className="column-6xl">
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-2xl lg:text-3xl">Mes documents</h1>
          <SyncLine />
        </div>
        <OtherActions />
      </div>
      <CopyLine />
      <WaitingLine className="mt-6" />
      <BringNotice />
      <ElsewhereNotice />
      <ConcernsNotice />
      <Suspense>
        <RepetitionsCard />
      </Suspense>
      <KindTabs choice={choice} onChange={change} />
      {isWaiting && <DossierSkeleton />}
      {state.status === 'refused' && (
        <p role="alert" className="mt-8 rounded-card border border-amber bg-amber-soft p-4">
          Ce navigateur refuse d’enregistrer&nbsp;: vos documents restent dans votre compte, mais ne
          peuvent pas être montrés ici. C’est souvent le cas en navigation privée.
        </p>
      )}
      {!isWaiting && state.status === 'ready' && (
        <FilledDossier
          view={state.value}
          choice={choice}
          onChange={change}
          filters={
            state.value && <MoreFilters page={state.value} choice={choice} onChange={change} />
          }
        />
      )}
      {/* Below: it comes late, and would push the document that one is about to press. */}
      <MissingEntriesNotice />
    </div>
  );
}

const RepetitionsCard = lazyFetched(
  async () => (await import('#app/follow-ups/repetition/repetitions-card.tsx')).RepetitionsCard,
);
