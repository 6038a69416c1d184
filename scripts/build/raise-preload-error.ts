import { type Change, changeLibraries } from './change-code.ts';

const raise = (route: string) => `const failure = Object.assign(
  new Event('vite:preloadError', { cancelable: true }), { payload: error, route: ${route} }
);
if (window.dispatchEvent(failure)) throw error;`;

/** Whoever cancels it sets `again`, a promise to retry after: the router caches modules forever. */
export const CODE = {
  file: /\/react-router\/dist\/.*\/ssr\/routeModules\.js$/,
  known: 'window.location.reload();',
  instead: `${raise('route.id')}
if (failure.again) return failure.again.then(() => loadRouteModule(route, routeModulesCache));`,
} satisfies Change;
/** An aborted navigation is not a failure. */
export const DATA = {
  file: /\/react-router\/dist\/.*\/ssr\/single-fetch\.js$/,
  known: 'let res = await fetch(url, await createRequestInit(request));',
  instead: `let res = await fetch(url, await createRequestInit(request)).catch((error) => {
  if (request.signal.aborted || request.method !== 'GET') throw error;
  ${raise('null')}
  return new Promise(() => {});
});`,
} satisfies Change;

/**
 * Makes a page whose code or data fail to load raise Vite’s `vite:preloadError`, as parts of a page
 * do; it fails unless the event is cancelled. React Router would instead reload the page being
 * left, or show an error.
 */
export const raisePreloadError = changeLibraries('raise-preload-error', [CODE, DATA]);
