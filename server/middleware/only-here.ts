import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '#server/backend/is-loopback-host.ts';

/**
 * Serves people on this machine only: for anyone else the page does not exist. A local proxy makes
 * everybody look local, but most proxies add headers; a web page that resolves its own host name to
 * this machine sends that name.
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
  const { address = '' } = getConnInfo(context).remote;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * What any proxy adds; or the protocol of another age, by which nginx passes on when it is told
 * nothing (up to 1.29.6).
 */
function isForwarded({ req, env }: Context): boolean {
  return env.incoming.httpVersion === '1.0' || [...req.raw.headers.keys()].some(isOfProxy);
}

function isOfProxy(name: string): boolean {
  return PROXY_HEADERS.test(name);
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Headers of the standards (RFC 7239, RFC 9110, RFC 8586), of common usage, and of the large proxy
 * services.
 */
const PROXY_HEADERS =
  /^(forwarded|via|cdn-loop|true-client-ip|x-(forwarded|real|client|original|cluster|envoy|azure|arr|amz|amzn|appengine|vercel|nf)\b.*|(cf|fly|fastly)-.*)$/i;
