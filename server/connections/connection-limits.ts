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
  /** How often the slow ones are looked for. */
  checkMs: number;
  /**
   * Without a byte of a waiting answer being taken. Node looks twice before it says so: it may last
   * twice as long.
   */
  unreadMs: number;
  /** Bytes a second that whoever reads an answer must take, one second with another. */
  readingRate: number;
  /** How long it may take fewer. */
  slowMs: number;
  /** Between an answer and the next request. */
  idleMs: number;
  /** At a time; one more is closed as it opens. */
  connections: number;
  /** Of those, from one address of the network. */
  perNetwork: number;
};

/**
 * Whoever sends half of a request, or does not read its answer, is dropped within thirty seconds.
 * 4 kB a second is the worst that a telephone of the second generation does. Connections that all
 * sit in the middle of a request of 16 kB, the most that needs no room of its own (`body-room.ts`),
 * take 32 MB for their bodies.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 25_000,
  checkMs: 4000,
  unreadMs: 14_000,
  readingRate: 4000,
  slowMs: 60_000,
  idleMs: 10_000,
  connections: 2048,
  perNetwork: 256,
};

/** Behind a proxy of the operator's, the connections are those of all visitors. */
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

/** What Node must know when it makes the server. */
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
