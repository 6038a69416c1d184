import type { Plugin } from 'vite';

/**
 * Makes a page whose code or data fail to load raise Vite’s `vite:preloadError`, as parts of a page
 * do; it fails unless the event is cancelled. React Router would instead reload the page being
 * left, or show an error.
 */
export const raisePreloadError: Plugin = {
  name: 'raise-preload-error',
  apply: 'build',
  transform(code, id) {
    const found = PLACES.find(({ file }) => file.test(id));
    return found ? { code: raiseInstead(code, found), map: null } : null;
  },
};

type Place = { known: string; raising: string };

/** Throws when React Router no longer contains the code to replace. */
export function raiseInstead(code: string, { known, raising }: Place): string {
  if (!code.includes(known)) throw new Error(`React Router no longer says « ${known} »`);
  return code.replace(known, () => raising);
}

const raise = (route: string) => `const failure = Object.assign(
  new Event('vite:preloadError', { cancelable: true }), { payload: error, route: ${route} }
);
if (window.dispatchEvent(failure)) throw error;`;

/** Whoever cancels it sets `again`, a promise to retry after: the router caches modules forever. */
export const CODE = {
  file: /\/react-router\/dist\/.*\/ssr\/routeModules\.js$/,
  known: 'window.location.reload();',
  raising: `${raise('route.id')}
if (failure.again) return failure.again.then(() => loadRouteModule(route, routeModulesCache));`,
};
/** An aborted navigation is not a failure. */
export const DATA = {
  file: /\/react-router\/dist\/.*\/ssr\/single-fetch\.js$/,
  known: 'let res = await fetch(url, await createRequestInit(request));',
  raising: `let res = await fetch(url, await createRequestInit(request)).catch((error) => {
  if (request.signal.aborted || request.method !== 'GET') throw error;
  ${raise('null')}
  return new Promise(() => {});
});`,
};
const PLACES = [CODE, DATA];
