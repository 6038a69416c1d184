import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { plainIp } from '#server/backend/network-of.ts';

/**
 * Finds the client IP of a request. Each of the operator’s own proxies appends the IP of its
 * peer to `X-Forwarded-For`; earlier ones were written by the visitor and are not trusted.
 */
export function createClientIpOf(trustedProxies: number): (context: Context) => string {
  return (context) => {
    const peer = readPeer(context);
    if (trustedProxies === 0) return peer;
    const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',');
    return parseForwarded(forwarded.at(-trustedProxies) ?? '') ?? peer;
  };
}

/** Without a connection, the request comes from this server itself or a test. */
function readPeer(context: Context): string {
  return context.env?.incoming ? plainIp(getConnInfo(context).remote.address ?? '') : 'local';
}

/**
 * The IP that a proxy wrote, with or without quotes, brackets and port (RFC 7239, 6). The port
 * changes with each connection and is dropped. Null for « unknown » and the like.
 */
function parseForwarded(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, host] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  const [ip = ''] = plainIp(host ?? bare).split('%');
  return isIP(ip) === 0 ? null : ip;
}
