import type { Plugin } from 'vite';

/**
 * A page whose code does not come raises Vite's `vite:preloadError`, as parts of a page do, and
 * fails unless somebody cancels it. React Router would load the page that is left again, and say
 * nothing.
 */
export const raisePreloadError: Plugin = {
  name: 'raise-preload-error',
  apply: 'build',
  transform(code, id) {
    return LOADER.test(id) ? { code: raiseInstead(code), map: null } : null;
  },
};

/** Throws when React Router loads its pages in another way than the one that is known here. */
export function raiseInstead(code: string): string {
  if (!code.includes(RELOAD)) throw new Error(`React Router no longer says « ${RELOAD} »`);
  return code.replace(RELOAD, RAISE);
}

const LOADER = /\/react-router\/dist\/.*\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
const RAISE = `const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error, route: route.id });
if (window.dispatchEvent(failure)) throw error;`;
