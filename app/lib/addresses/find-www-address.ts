/**
 * The same page on the www host, when it was opened on the bare domain; null otherwise. A
 * `siteOrigin` without www never redirects.
 */
export function findWwwAddress(address: string, siteOrigin: string): string | null {
  const url = new URL(address);
  const { host } = new URL(siteOrigin);
  if (!/^www\..+\..+$/.test(host) || `www.${url.host}` !== host) return null;
  url.host = host;
  return url.href;
}
