/**
 * The address on the www host of a page that was opened on the bare domain; null where it is right.
 * `siteOrigin` is where the site is, « https://www.exemple.fr »: without a www it redirects nobody.
 */
export function findWwwAddress(address: string, siteOrigin: string): string | null {
  const url = new URL(address);
  const { host } = new URL(siteOrigin);
  if (!/^www\..+\..+$/.test(host) || `www.${url.host}` !== host) return null;
  url.host = host;
  return url.href;
}
