import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

/**
 * Drops clients whose body does not come. A sender owes `sendingRate` bytes per second, and may owe
 * up to `lateMs` worth of them; past speed is no credit.
 */
export function dropSlowSenders(
  server: Server,
  { sendingRate, lateMs, checkMs }: ConnectionLimits,
): void {
  const senders = new Map<Socket, Sender>();
  server.on('connection', (socket) => {
    socket.once('close', () => senders.delete(socket));
  });
  // Even after the answer, the rest of a body keeps its connection.
  server.on('request', (incoming) => {
    const { socket } = incoming;
    senders.set(socket, { incoming, sent: socket.bytesRead, owed: 0 });
  });
  const due = (sendingRate * checkMs) / 1000;
  const mostOwed = (sendingRate * lateMs) / 1000;
  const check = () => {
    for (const [socket, { incoming, sent, owed: before }] of senders) {
      const owed = Math.max(0, before + due - (socket.bytesRead - sent));
      if (incoming.complete) senders.delete(socket);
      else if (owed > mostOwed) socket.destroy();
      else senders.set(socket, { incoming, sent: socket.bytesRead, owed });
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** In bytes, since the connection opened. */
type Sender = { incoming: IncomingMessage; sent: number; owed: number };
