/**
 * Whether an address may be one of the older site: a cheap look, the table of its keys
 * (content/legacy-keys.ts) is fetched then.
 */
export function looksLegacy({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.endsWith('.php') || /[?&]page=[a-z]/.test(search);
}
