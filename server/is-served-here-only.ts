import { isLoopbackHost } from './backend/is-loopback-host.ts';
import type { Environment } from './environment.ts';

/**
 * As far as an operator says it: a site that others visit has an address of its own, or a proxy in
 * front.
 */
export function isServedHereOnly({
  host,
  siteOrigin,
  trustedProxies,
}: Pick<Environment, 'host' | 'siteOrigin' | 'trustedProxies'>): boolean {
  const isPublic = siteOrigin !== null && !isLoopbackHost(new URL(siteOrigin).host);
  return isLoopbackHost(host) && trustedProxies === 0 && !isPublic;
}
