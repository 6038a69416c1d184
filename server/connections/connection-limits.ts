import type { ServerOptions } from 'node:http';

export type ConnectionLimits = {
  /** Counted from the opening of the connection or the first byte of a request. */
  headersMs: number;
  requestMs: number;
  /** Least average rate of a body, in bytes per second. */
  sendingRate: number;
  /** Allowed delay behind that rate. */
  lateMs: number;
  /** Interval between checks for slow connections. */
  checkMs: number;
  /**
   * Longest time without a byte of the answer being read. Node checks twice before a timeout, so it
   * may take twice as long.
   */
  unreadMs: number;
  /** Least average rate at which an answer must be read, in bytes per second. */
  readingRate: number;
  /** Allowed delay behind that rate. */
  slowMs: number;
  /** Between an answer and the next request. */
  idleMs: number;
  /** Most open connections; others are closed as they open. */
  connections: number;
  /** Most open connections from one network (`networkOf`). */
  perNetwork: number;
};

/**
 * A client that sends half of its headers or does not read its answer is dropped within 30 s, one
 * that stops sending its body within 15 s. A logo of 300 kB (twice that in base64 JSON) takes two
 * and a half minutes at 4 kB/s, a poor 2G connection. If every connection waited inside a 16 kB
 * body, the largest that `body-room.ts` does not count, bodies would take 32 MB.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 240_000,
  sendingRate: 1000,
  lateMs: 10_000,
  checkMs: 4000,
  unreadMs: 14_000,
  readingRate: 4000,
  slowMs: 60_000,
  idleMs: 10_000,
  connections: 2048,
  perNetwork: 256,
};

/** Behind the operator’s own proxy, all connections have its IP. */
export function limitConnections({
  trustedProxies,
  rateFactor,
}: {
  trustedProxies: number;
  rateFactor: number;
}): ConnectionLimits {
  const { connections, perNetwork } = CONNECTION_LIMITS;
  const shared = trustedProxies > 0 ? connections : Math.round(perNetwork * rateFactor);
  return { ...CONNECTION_LIMITS, perNetwork: Math.min(connections, shared) };
}

export function describeLimits({
  headersMs,
  requestMs,
  checkMs,
  idleMs,
}: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
  };
}
