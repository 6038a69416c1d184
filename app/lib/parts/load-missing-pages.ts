/**
 * A page of the site that does not come is loaded whole: with its newer code when the site has
 * changed. Without a network one stays where one is, and `tellAway` says so. Without it the error
 * of a page is thrown.
 */
export function loadMissingPages(
  page: Window,
  {
    findCause,
    tellAway,
  }: { findCause: () => Promise<'offline' | 'interrupted' | 'outdated'>; tellAway: () => void },
): void {
  page.addEventListener('vite:preloadError', async (failure) => {
    const router = (page as RoutedWindow).__reactRouterDataRouter;
    const next = router?.state.navigation.location;
    // Parts of the page that is shown have their own way to be waited for.
    if (!('route' in failure) || !router || !next) return;
    failure.preventDefault();
    const cause = await findCause();
    // Somebody may have gone elsewhere meanwhile.
    if (router.state.navigation.location !== next) return;
    if (cause !== 'offline') return page.location.assign(write(next));
    tellAway();
    const { location } = router.state;
    // The same page again would be asked for without end.
    if (write(location) === write(next)) return;
    await router.navigate(write(location), {
      replace: true,
      state: location.state,
      preventScrollReset: true,
    });
  });
}

function write({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

type Address = { pathname: string; search: string; hash: string };
type RoutedWindow = Window & {
  __reactRouterDataRouter?: {
    state: { location: Address & { state: unknown }; navigation: { location?: Address } };
    navigate: (
      to: string,
      options: { replace: boolean; state: unknown; preventScrollReset: boolean },
    ) => Promise<void>;
  };
};
