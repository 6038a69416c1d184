/**
 * A page of the site whose code does not come is loaded whole: with its newer code when the site
 * has changed, or the page that says that there is no network. Without it the error of a page is
 * thrown.
 */
export function loadMissingPages(page: Window): void {
  page.addEventListener('vite:preloadError', (failure) => {
    const next = (page as RoutedWindow).__reactRouterDataRouter?.state.navigation.location;
    // Parts of the page that is shown have their own way to be waited for.
    if (!('route' in failure) || !next) return;
    failure.preventDefault();
    page.location.assign(next.pathname + next.search + next.hash);
  });
}

type RoutedWindow = Window & {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
};
