/**
 * The new address of a page of the older site, other query parameters kept; null for any other
 * address. `keys` are those of legacy-keys.ts, which the browser fetches.
 */
export function findLegacyTarget(
  address: { pathname: string; search: string },
  keys: ReadonlyMap<string, string>,
): string | null {
  const search = new URLSearchParams(address.search);
  const target = keys.get(search.get('page') ?? '') ?? keys.get(readPhpKey(address));
  if (target === undefined || isNow(address.pathname, search)) return null;
  search.delete('page');
  const rest = search.toString();
  return rest === '' ? target : `${target}?${rest}`;
}

/**
 * Current addresses: a numeric `page` is that of a list (`/dossier?page=2`); files, page data and
 * APIs never were of the older site.
 */
function isNow(pathname: string, search: URLSearchParams): boolean {
  if (/\.(?!php$)\w+$|^\/(?:auth|rest|functions)\/v1\//.test(pathname)) return true;
  return !pathname.endsWith('.php') && /^\d*$/.test(search.get('page') ?? '');
}

function readPhpKey({ pathname }: { pathname: string }): string {
  return pathname.endsWith('.php') ? pathname.slice(pathname.lastIndexOf('/') + 1, -4) : '';
}
