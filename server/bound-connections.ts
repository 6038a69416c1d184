import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may keep the server waiting, and how many there may be. */
export type ConnectionLimits = {
  /** From the first byte of a request, or from the opening of its connection, to the end of its headers. */
  headersMs: number;
  /** To the end of its body. */
  requestMs: number;
  /** How often both are looked at. */
  checkMs: number;
  /** Without a byte of a waiting answer being taken. Node looks twice before it says so: it may last twice as long. */
  unreadMs: number;
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
  unreadMs: 14_000,
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

/** And what it is told afterwards. */
export function boundConnections(
  server: Server,
  { unreadMs, connections }: ConnectionLimits,
): void {
  server.maxConnections = connections;
  server.timeout = unreadMs;
  const isAwaited = watchAnswers(server);
  server.on('timeout', (socket) => {
    // What makes an answer has limits of its own, and may have to wait for its turn.
    if (isAwaited(socket) && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
}

/** Whether a request of a connection has no whole answer yet. */
function watchAnswers(server: Server): (socket: Socket) => boolean {
  const awaited = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: number) =>
    awaited.set(socket, (awaited.get(socket) ?? 0) + more);
  server.on('request', ({ socket }, response) => {
    add(socket, 1);
    response.once('close', () => add(socket, -1));
  });
  return (socket) => (awaited.get(socket) ?? 0) > 0;
}
