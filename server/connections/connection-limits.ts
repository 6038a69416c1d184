import type { ServerOptions } from 'node:http';

/** How long a connection may keep the server waiting, and how many there may be. */
export type ConnectionLimits = {
  /**
   * From the first byte of a request, or from the opening of its connection, to the end of its
   * headers.
   */
  headersMs: number;
  /** To the end of its body. */
  requestMs: number;
  /** The average rate, in bytes per second, at which a body must come. */
  sendingRate: number;
  /** How far behind that rate a sender may fall. */
  lateMs: number;
  /** How often slow connections are looked for. */
  checkMs: number;
  /**
   * How long an answer may wait without a byte of it being read. Node checks twice before it
   * reports a timeout, so it may take twice as long.
   */
  unreadMs: number;
  /** The average rate, in bytes per second, at which an answer must be read. */
  readingRate: number;
  /** How far behind that rate a reader may fall. */
  slowMs: number;
  /** Between an answer and the next request. */
  idleMs: number;
  /** Open connections; any more are closed as they open. */
  connections: number;
  /** Open connections from one network address. */
  perNetwork: number;
};

/**
 * A client that sends half of its headers, or does not read its answer, is dropped within thirty
 * seconds; one that sends no more of its body, within fifteen. A logo of 300 kB, twice that as it
 * is sent, takes two minutes and a half at the 4 kB/s of a poor 2G connection. If every connection
 * waited in the middle of a 16 kB body, the largest that `body-room.ts` does not count, bodies
 * would take 32 MB.
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

/** Behind the operator’s own proxy, all connections come from its address. */
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

/** The options that Node takes when the server is created. */
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
