import { everyPage } from './every-page.ts';
import type { PublicPage } from './pages/public-page.ts';

/** Of pages that were called otherwise. */
const NAMED: readonly [string, string][] = [
  ['condition', '/cgu'],
  ['qui_sommes_nous', '/mentions-legales'],
];

/**
 * The keys of the older site, whose addresses were `/?page=key` and `/key.php`, and the page of
 * each now. Every public page has the key that its path gives, with underscores; some have others.
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
