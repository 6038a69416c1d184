import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { plainIp } from '#server/backend/network-of.ts';

/**
 * The network address that a request comes from. Each of the operator’s own proxies appends an
 * address to `X-Forwarded-For`: anything before those was written by the visitor, and is not
 * trusted.
 */
export function createClientIpOf(trustedProxies: number): (context: Context) => string {
  return (context) => {
    const peer = readPeer(context);
    if (trustedProxies === 0) return peer;
    const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',');
    return parseForwarded(forwarded.at(-trustedProxies) ?? '') ?? peer;
  };
}

/** A request without a connection is made by this server to itself, or by a test. */
function readPeer(context: Context): string {
  return context.env?.incoming ? plainIp(getConnInfo(context).remote.address ?? '') : 'local';
}

/**
 * The address in what a proxy wrote: quoted or not, in brackets or not, with a port or not (RFC
 * 7239, 6). A port is another one for each connection, and must not make another visitor. Null for
 * what names nobody, as « unknown » does.
 */
function parseForwarded(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, host] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  const [ip = ''] = plainIp(host ?? bare).split('%');
  return isIP(ip) === 0 ? null : ip;
}
