import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { findRouteFiles, type RouteFiles } from './find-route-files.ts';

/** Preloads the code of a page when the pointer or a finger reaches its link. */
export function preloadRoutes(page: Window): void {
  const preloaded = new Set<string>();
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin || preloaded.has(link.pathname)) return;
    preloaded.add(link.pathname);
    const { routes = {} } = (page as RoutedWindow).__reactRouterManifest ?? {};
    for (const href of findRouteFiles(routes, link.pathname)) addPreload(page.document, href);
  };
  if (!mayFetchAhead()) return;
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    page.document.addEventListener(type, preload, { passive: true });
}

function addPreload(page: Document, href: string): void {
  if (page.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  page.head.append(link);
}

type RoutedWindow = Window & {
  __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> };
};
