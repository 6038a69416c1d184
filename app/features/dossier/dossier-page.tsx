import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { WaitingLine } from '#app/sending/waiting-line.tsx';
import { useSession } from '#app/session/use-session.ts';
import { Card } from '#app/ui/card.tsx';
import { OfflineChoice } from '#app/ui/offline-choice.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { DossierSkeleton } from './dossier-skeleton.tsx';
import { EmptyDossier } from './empty-dossier.tsx';
import { useListChoice } from './use-list-choice.ts';
import { usePage } from './use-page.ts';

export function DossierPage() {
  const { user, isSecondFactorDue } = useSession();
  const { search } = useLocation();
  const [choice, change] = useListChoice();
  const { state, hasList } = usePage(choice);
  // Signed-in users have them in the account.
  if (user && !isSecondFactorDue) return <Navigate to={`/documents${search}`} replace />;
  return (
    // At least a screen high, so that the footer does not move into sight when the list is read.
    <div className="column-6xl min-h-svh">
      <div className="flex min-h-10 items-start justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Mes documents</h1>
        {hasList && (
          <Suspense>
            <PageMenu />
          </Suspense>
        )}
      </div>
      <p className="mt-2 text-ink-soft">
        Vos brouillons et vos documents terminés. Ils sont sur cet appareil seulement.
      </p>
      <WaitingLine className="mt-6" />
      {hasList && (
        <Suspense>
          <RepetitionsCard />
          <OwedToClientsCard soldBy="" className="mt-6" />
        </Suspense>
      )}
      {state.status === 'reading' && <DossierSkeleton />}
      {state.status === 'refused' && (
        <p role="alert" className="mt-8 rounded-card border border-amber bg-amber-soft p-4">
          Ce navigateur refuse d’enregistrer&nbsp;: aucun document n’y est gardé. C’est souvent le
          cas en navigation privée.
        </p>
      )}
      {state.status === 'ready' &&
        (hasList ? (
          <Suspense fallback={<DossierSkeleton />}>
            <FilledDossier view={state.value} choice={choice} onChange={change} />
          </Suspense>
        ) : (
          <EmptyDossier />
        ))}
      {state.status !== 'reading' && (
        <div className="mt-12">
          <Card title="Disponible hors connexion">
            <OfflineChoice />
          </Card>
        </div>
      )}
    </div>
  );
}

const loadList = async () => (await import('./filled-dossier.tsx')).FilledDossier;
const FilledDossier = lazyFetched(loadList);
const PageMenu = lazyFetched(async () => (await import('./statement/page-menu.tsx')).PageMenu);
const RepetitionsCard = lazyFetched(
  async () => (await import('#app/follow-ups/repetition/repetitions-card.tsx')).RepetitionsCard,
);
const OwedToClientsCard = lazyFetched(
  async () => (await import('#app/follow-ups/credits/owed-to-clients-card.tsx')).OwedToClientsCard,
);

// While the documents are read; a first visit has none.
if (!import.meta.env.SSR) fetchAhead().catch(() => undefined);

async function fetchAhead() {
  if (await dossier.hasAny()) await fetchPart(loadList);
}
