import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '#server/backend/is-loopback-host.ts';
import { isLoopbackIp } from '#server/backend/network-of.ts';

/**
 * Serves browsers on this machine only; anyone else gets 404. Requests through a local proxy look
 * local, but unlike a browser’s; a page whose host name resolves to this machine sends that name.
 */
export function onlyHere(): MiddlewareHandler {
  return (context, next) => (isHere(context) ? next() : Promise.resolve(context.notFound()));
}

function isHere(context: Context): boolean {
  const host = context.req.header('Host') ?? '';
  return isLoopbackPeer(context) && isLoopbackHost(host) && !isForwarded(context);
}

function isLoopbackPeer(context: Context): boolean {
  if (!context.env?.incoming) return false;
  return isLoopbackIp(getConnInfo(context).remote.address ?? '');
}

/**
 * Proxies use many header names, so only headers that browsers send are accepted. Some proxies add
 * none: nginx is recognised by HTTP 1.0 (up to 1.29.6) or by `Connection: close`.
 */
function isForwarded({ req, env }: Context): boolean {
  if (env.incoming.httpVersion === '1.0') return true;
  if (/\bclose\b/i.test(req.header('Connection') ?? '')) return true;
  return [...req.raw.headers.keys()].some((name) => !SENT_BY_BROWSERS.test(name));
}

const SENT_BY_BROWSERS =
  /^(host|connection|te|priority|accept|accept-(language|encoding)|user-agent|referer|origin|cookie|dnt|cache-control|pragma|if-(none-match|modified-since)|upgrade-insecure-requests|service-worker-navigation-preload|alt-used|save-data|purpose|sec-.+)$/i;
