import { everyPage } from './every-page.ts';
import type { PublicPage } from './pages/public-page.ts';

/** Renamed pages. */
const NAMED: readonly [string, string][] = [
  ['condition', '/cgu'],
  ['qui_sommes_nous', '/mentions-legales'],
];

/**
 * Current page of each key of the older site, in `/?page=key` and `/key.php`. Every public page has
 * its path with underscores as key; some have others.
 */
export const legacyKeys: ReadonlyMap<string, string> = new Map([
  ...everyPage.map(({ path }): [string, string] => [deriveKey(path), path]),
  ...NAMED.filter(([, path]) => everyPage.some((page) => page.path === path)),
  ...everyPage.flatMap(({ path, legacyKeys: keys = [] }: PublicPage) =>
    keys.map((key): [string, string] => [key, path]),
  ),
]);

function deriveKey(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === '' ? 'accueil' : name.replaceAll('-', '_');
}
