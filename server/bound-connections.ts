import type { Server, ServerOptions } from 'node:http';

/** How long a connection may keep the server waiting, and how many there may be. */
export type ConnectionLimits = {
  /** From the first byte of a request, or from the opening of its connection, to the end of its headers. */
  headersMs: number;
  /** To the end of its body. */
  requestMs: number;
  /** How often both are looked at. */
  checkMs: number;
  /** Without a byte in either direction while a request is answered: the answer is not ready, or nobody reads it. */
  silentMs: number;
  /** Between an answer and the next request. */
  idleMs: number;
  /** At a time; one more is closed as it opens. */
  connections: number;
};

/** Whoever sends half of a request, or does not read its answer, is dropped within thirty seconds. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 25_000,
  checkMs: 4000,
  // Longer than any answer takes: ten seconds in turn for a password, eight for a statement.
  silentMs: 28_000,
  idleMs: 10_000,
  connections: 2048,
};

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

/** And what it can be told only afterwards. */
export function boundConnections(
  server: Server,
  { silentMs, connections }: ConnectionLimits,
): void {
  server.timeout = silentMs;
  server.maxConnections = connections;
}
