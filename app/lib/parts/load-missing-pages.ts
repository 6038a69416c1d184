import { createSignal } from '#app/lib/create-signal.ts';

/**
 * When the code of the next page does not come, loads that page whole: a new version of the site
 * has new code. Offline, the current page stays, `tellAway` says so, and the code is retried when
 * the network returns or on the next navigation. Otherwise the route would throw.
 */
export function loadMissingPages(page: Window, { findCause, tellAway }: MissingPages): void {
  page.addEventListener('vite:preloadError', async (failure) => {
    const router = (page as RoutedWindow).__reactRouterDataRouter;
    // Code of parts has its own retry (`fetchPart`).
    if (!isOfPage(failure) || !router) return;
    failure.preventDefault();
    const { promise, tell } = createSignal();
    failure.again = promise;
    const next = router.state.navigation.location;
    const cause = await findCause();
    // Otherwise the user went on to a page that is already loaded.
    if (next && router.state.navigation.location === next) {
      if (cause !== 'offline') return page.location.assign(write(next));
      tellAway();
      // Cancels the navigation, and restores the address if it has changed.
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
 * Raised by React Router through the build’s `raise-preload-error.ts`; `again` resolves when the
 * route’s code may be requested again.
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
