import { useEffect, useSyncExternalStore } from 'react';
import { offlineState } from '#app/lib/offline/offline-state.ts';
import type { NotKept } from '#app/lib/offline/worker-messages.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { Button } from '#app/ui/button.tsx';
import { useIsAlive } from './waking/use-is-alive.ts';

/** « Disponible hors connexion »: the whole site stays on this device, or not. */
export function OfflineChoice() {
  const isAlive = useIsAlive();
  const { keeps, isFetching, problem } = useSyncExternalStore(
    offlineState.subscribe,
    offlineState.get,
    offlineState.getInitial,
  );
  // Syncs with the service worker: on a first visit no code follows it yet.
  useEffect(() => {
    if ('serviceWorker' in navigator) follow().catch(() => undefined);
  }, []);
  if (isAlive && !('serviceWorker' in navigator))
    return (
      <p className="text-sm text-ink-soft">
        Ce navigateur ne garde pas de site pour s’en servir sans réseau. C’est souvent le cas en
        navigation privée.
      </p>
    );
  const isKept = keeps === 'visited' || keeps === 'asked';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite" className="min-w-0 max-w-xl text-sm text-ink-soft">
        {describe({ isKept, isFetching, problem })}
      </p>
      {isKept ? (
        <Button size="sm" onClick={() => change('keepNothing')}>
          Ne plus garder
        </Button>
      ) : (
        <Button
          size="sm"
          aria-disabled={isFetching}
          onClick={() => !isFetching && change('keepOnRequest')}
        >
          Garder sur cet appareil
        </Button>
      )}
    </div>
  );
}

function describe({
  isKept,
  isFetching,
  problem,
}: {
  isKept: boolean;
  isFetching: boolean;
  problem: NotKept | null;
}): string {
  if (isFetching) return 'Le site est en train d’être gardé sur cet appareil…';
  if (problem === 'full')
    return isKept
      ? 'Cet appareil n’a plus assez de place pour la nouvelle version du site\u00a0: celle d’avant reste gardée.'
      : 'Cet appareil n’a plus assez de place pour garder le site. Avec le réseau, tout marche comme avant.';
  if (problem === 'interrupted')
    return isKept
      ? 'Rien n’a changé, faute de réseau\u00a0: le site reste gardé sur cet appareil.'
      : 'Le site n’est pas arrivé en entier\u00a0: rien n’en est gardé. Réessayez avec un bon réseau.';
  return isKept
    ? 'Le site est gardé sur cet appareil\u00a0: sans réseau, vous écrivez vos documents, vous les retrouvez et vous téléchargez leur PDF.'
    : 'Gardez le site sur cet appareil (3\u00a0Mo)\u00a0: sans réseau, vous écrirez vos documents, vous les retrouverez et vous téléchargerez leur PDF.';
}

async function follow(): Promise<void> {
  await (await importKeptSite()).followServiceWorker();
}

async function change(how: 'keepOnRequest' | 'keepNothing'): Promise<void> {
  const keptSite = await fetchPart(importKeptSite);
  await keptSite[how]();
}

const importKeptSite = () => import('#app/lib/offline/kept-site.ts');
