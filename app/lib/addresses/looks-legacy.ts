/** A cheap check before the table of keys (content/legacy-keys.ts) is fetched. */
export function looksLegacy({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.endsWith('.php') || /[?&]page=[a-z]/.test(search);
}
