import type { Plugin } from 'vite';

/**
 * A page whose code or data do not come raises Vite's `vite:preloadError`, as parts of a page do,
 * and fails unless somebody cancels it. React Router would load the page that is left again, or
 * show an error in its place.
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

/** Throws when React Router loads its pages in another way than the one that is known here. */
export function raiseInstead(code: string, { known, raising }: Place): string {
  if (!code.includes(known)) throw new Error(`React Router no longer says « ${known} »`);
  return code.replace(known, () => raising);
}

const raise = (route: string) => `const failure = Object.assign(
  new Event('vite:preloadError', { cancelable: true }), { payload: error, route: ${route} }
);
if (window.dispatchEvent(failure)) throw error;`;

/** Whoever cancels it says when to ask again: the router keeps the promise of a page for good. */
export const CODE = {
  file: /\/react-router\/dist\/.*\/ssr\/routeModules\.js$/,
  known: 'window.location.reload();',
  raising: `${raise('route.id')}
if (failure.again) return failure.again.then(() => loadRouteModule(route, routeModulesCache));`,
};
/** A navigation that another one replaces is no failure. */
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
