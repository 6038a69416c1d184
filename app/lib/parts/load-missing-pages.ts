import { createSignal } from '#app/lib/create-signal.ts';

/**
 * A page of the site that does not come is loaded whole: with its newer code when the site has
 * changed. Without a network one stays where one is, `tellAway` says so, and its code is asked for
 * again with the network or the next time that one wants to go there. Without this the error of a
 * page is thrown.
 */
export function loadMissingPages(page: Window, { findCause, tellAway, match }: MissingPages): void {
  const awaited = new Set<string>();
  page.addEventListener('vite:preloadError', async (failure) => {
    const router = (page as RoutedWindow).__reactRouterDataRouter;
    // Parts of the page that is shown have their own way to be waited for.
    if (!isOfPage(failure) || !router) return;
    const { route } = failure;
    const isOn = (location: Address | undefined) =>
      location !== undefined &&
      (route === null || match(router.routes, location)?.some((one) => one.route.id === route));
    const next = router.state.navigation.location;
    if (!isOn(next) && !awaited.has(route ?? '')) return;
    failure.preventDefault();
    const asked = createSignal();
    failure.again = asked.promise;
    if (route !== null) awaited.add(route);

    const cause = await findCause();
    // Somebody may have gone elsewhere meanwhile.
    if (next && isOn(next) && router.state.navigation.location === next) {
      if (cause !== 'offline') return page.location.assign(write(next));
      tellAway();
      await stayOn(router);
    }
    page.addEventListener('online', asked.tell, { once: true });
    const stop = router.subscribe(({ navigation }) => isOn(navigation.location) && asked.tell());
    await asked.promise;
    stop();
  });
}

/** Takes the navigation back, and its address where it has changed already. */
async function stayOn({ state: { location }, navigate }: Router): Promise<void> {
  const { state } = location;
  await navigate(write(location), { replace: true, state, preventScrollReset: true });
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
  /** The routes of an address, as the router finds them. */
  match: (
    routes: Router['routes'],
    location: Address,
  ) => readonly { route: { id?: string } }[] | null;
};

/**
 * What the build makes React Router raise (`raise-preload-error.ts`). `route` is null where data
 * are missing; `again` tells when the code may be asked for again.
 */
type PageFailure = Event & { route: string | null; again?: Promise<void> };
type Address = { pathname: string; search: string; hash: string };
type Navigating = { navigation: { location?: Address } };
type Router = {
  routes: { id?: string; path?: string }[];
  state: Navigating & { location: Address & { state: unknown } };
  subscribe: (listener: (state: Navigating) => void) => () => void;
  navigate: (
    to: string,
    options: { replace: boolean; state: unknown; preventScrollReset: boolean },
  ) => Promise<void>;
};
type RoutedWindow = Window & { __reactRouterDataRouter?: Router };
