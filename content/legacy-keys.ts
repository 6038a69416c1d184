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

/**
 * Where an address of the older site leads now, with what else the address asked for; null when it
 * is none.
 */
export function findLegacyTarget(address: { pathname: string; search: string }): string | null {
  const search = new URLSearchParams(address.search);
  const target = legacyKeys.get(search.get('page') ?? '') ?? legacyKeys.get(readPhpKey(address));
  if (target === undefined || isNow(address.pathname, search)) return null;
  search.delete('page');
  const rest = search.toString();
  return rest === '' ? target : `${target}?${rest}`;
}

/**
 * A number is the page of a list, as `/dossier?page=2`; files, among them the data of a page, and
 * what programs ask for never were of the older site.
 */
function isNow(pathname: string, search: URLSearchParams): boolean {
  if (/\.(?!php$)\w+$|^\/(?:auth|rest|functions)\/v1\//.test(pathname)) return true;
  return !pathname.endsWith('.php') && /^\d*$/.test(search.get('page') ?? '');
}

function readPhpKey({ pathname }: { pathname: string }): string {
  return pathname.endsWith('.php') ? pathname.slice(pathname.lastIndexOf('/') + 1, -4) : '';
}

function deriveKey(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === '' ? 'accueil' : name.replaceAll('-', '_');
}
