import { isLoopbackHost } from './backend/is-loopback-host.ts';
import type { Environment } from './environment.ts';

/** Whether the site serves this machine only: a public one has an origin or a proxy. */
export function isServedHereOnly({
  host,
  siteOrigin,
  trustedProxies,
}: Pick<Environment, 'host' | 'siteOrigin' | 'trustedProxies'>): boolean {
  const isPublic = siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).host);
  return isLoopbackHost(host) && trustedProxies === 0 && !isPublic;
}
