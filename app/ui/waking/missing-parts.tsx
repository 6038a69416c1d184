import { useEffect, useSyncExternalStore } from 'react';
import type { MissingCause } from '#app/lib/parts/create-part-fetcher.ts';
import { missingParts } from '#app/lib/parts/fetch-part.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * One line for all code that could not be loaded, or for a newer build that waits; rendered once,
 * in the root. Part of the first screen: it must show when nothing else loads.
 */
export function MissingParts() {
  const { cause, loadNewer } = useSyncExternalStore(state.subscribe, state.get, state.getInitial);
  // Syncs with the network.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  const shown = cause ?? (loadNewer && 'outdated');
  const reload = cause ? NEEDS_RELOAD.includes(cause) && reloadPage : loadNewer;
  return (
    <div {...{ [MISSING_PARTS]: '' }}>
      {shown && (
        // Modal dialogs disable pointer events outside them.
        <p
          role="alert"
          className="pointer-events-auto fixed inset-x-4 bottom-20 z-50 mx-auto flex w-fit max-w-xl items-center gap-3 rounded-card border border-amber bg-amber-soft px-4 py-2 shadow-float print:hidden"
        >
          <span className="min-w-0 grow">{WORDS[shown]}</span>
          {reload && (
            <Button size="sm" onClick={reload}>
              Recharger
            </Button>
          )}
          {cause && !reload && (
            <Button size="sm" onClick={retry}>
              {cause === 'away' ? 'Fermer' : 'Réessayer'}
            </Button>
          )}
          {!cause && (
            <Button size="sm" onClick={putOff}>
              Plus tard
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const reloadPage = () => window.location.reload();
const { state, retry, putOff } = missingParts;

/** Lets dialogs recognise a press on this line. */
export const MISSING_PARTS = 'data-missing-parts';

const NEEDS_RELOAD: readonly MissingCause[] = ['stuck', 'outdated'];

const WORDS: Readonly<Record<MissingCause, string>> = {
  offline: 'Pas de réseau\u00a0: une partie de la page manque. Ce que vous avez saisi reste là.',
  away: 'Vous êtes hors connexion\u00a0: la page demandée n’a pas pu s’ouvrir. Ce que vous avez saisi reste là.',
  interrupted: 'Une partie de la page n’est pas arrivée. Ce que vous avez saisi reste là.',
  stuck:
    'Une partie de la page n’arrive pas. Rechargez la page\u00a0: ce que vous avez saisi est gardé.',
  outdated:
    'Une nouvelle version du site est en ligne. Rechargez la page\u00a0: ce que vous avez saisi est gardé.',
};
