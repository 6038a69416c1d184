import { createSignal } from '#app/lib/create-signal.ts';

/**
 * A page of the site that does not come is loaded whole: with its newer code when the site has
 * changed. Without a network one stays where one is, `tellAway` says so, and its code is asked for
 * again with the network or the next time that one goes anywhere. Without this the error of a page
 * is thrown.
 */
export function loadMissingPages(page: Window, { findCause, tellAway }: MissingPages): void {
  page.addEventListener('vite:preloadError', async (failure) => {
    const router = (page as RoutedWindow).__reactRouterDataRouter;
    // Parts of the page that is shown have their own way to be waited for.
    if (!isOfPage(failure) || !router) return;
    failure.preventDefault();
    const { promise, tell } = createSignal();
    failure.again = promise;
    const next = router.state.navigation.location;
    const cause = await findCause();
    // Otherwise the user has gone to another page meanwhile, one that is there already.
    if (next && router.state.navigation.location === next) {
      if (cause !== 'offline') return page.location.assign(write(next));
      tellAway();
      // Takes the navigation back, and its address where it has changed already.
      const { location } = router.state;
      const { state } = location;
      await router.navigate(write(location), { replace: true, state, preventScrollReset: true });
    }
    page.addEventListener('online', tell, { once: true });
    promise.then(router.subscribe(({ navigation }) => navigation.location && tell()));
  });
}

function isOfPage(failure: Event): failure is PageFailure {
  return 'route' in failure;
}

function write({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

type MissingPages = {
  findCause: () => Promise<'offline' | 'interrupted' | 'outdated'>;
  tellAway: () => void;
};

/**
 * What the build makes React Router raise (`raise-preload-error.ts`); `again` tells when the code
 * of this route may be asked for again.
 */
type PageFailure = Event & { route: string | null; again?: Promise<void> };
type Address = { pathname: string; search: string; hash: string };
type Navigating = { navigation: { location?: Address } };
type RoutedWindow = Window & {
  __reactRouterDataRouter?: {
    state: Navigating & { location: Address & { state: unknown } };
    subscribe: (listener: (state: Navigating) => void) => () => void;
    navigate: (
      to: string,
      options: { replace: boolean; state: unknown; preventScrollReset: boolean },
    ) => Promise<void>;
  };
};
