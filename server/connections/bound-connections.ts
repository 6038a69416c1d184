import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#server/backend/network-of.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { dropSlowReaders } from './drop-slow-readers.ts';
import { dropSlowSenders } from './drop-slow-senders.ts';

/** Drops connections that exceed the limits; Node enforces those of `describeLimits` itself. */
export function boundConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections;
  boundByNetwork(server, limits);
  dropSilent(server, limits);
  dropSlowReaders(server, limits);
  dropSlowSenders(server, limits);
}

function boundByNetwork(server: Server, { perNetwork }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function dropSilent(server: Server, { unreadMs }: ConnectionLimits): void {
  server.timeout = unreadMs;
  const isAwaited = watchAnswers(server);
  server.on('timeout', (socket) => {
    // A handler has its own time limits and may have to queue.
    if (isAwaited(socket) && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
}

/** Whether a connection has a request without a complete answer. */
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
