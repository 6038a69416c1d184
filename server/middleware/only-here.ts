import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from '#server/backend/is-loopback-host.ts';

/**
 * Lets through who sits at this machine, and nobody else: for others the address does not exist. A proxy on the machine makes everybody
 * look local, but says so; a page of the web whose name leads to this machine gives its own name.
 */
export function onlyHere(): MiddlewareHandler {
  return (context, next) => (isHere(context) ? next() : Promise.resolve(context.notFound()));
}

function isHere(context: Context): boolean {
  const { req } = context;
  const isForwarded = FORWARDED.some((name) => req.header(name) !== undefined);
  return !isForwarded && isLoopbackPeer(context) && isLoopbackHost(req.header('Host') ?? '');
}

function isLoopbackPeer(context: Context): boolean {
  if (!context.env?.incoming) return false;
  const { address = '' } = getConnInfo(context).remote;
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];
