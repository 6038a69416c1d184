import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

/**
 * Drops clients that read an answer a few bytes at a time, which would keep it in memory for hours.
 * While bytes are waiting, a reader owes `readingRate` bytes per second, and may owe up to `slowMs`
 * worth of them.
 */
export function dropSlowReaders(
  server: Server,
  { readingRate, slowMs, checkMs }: ConnectionLimits,
): void {
  const readers = new Map<Socket, Reader>();
  server.on('connection', (socket) => {
    readers.set(socket, { taken: 0, owed: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  const due = (readingRate * checkMs) / 1000;
  const mostOwed = (readingRate * slowMs) / 1000;
  const check = () => {
    for (const [socket, before] of readers) {
      const waiting = socket.writableLength;
      const reader = follow(before, { taken: socket.bytesWritten - waiting, waiting, due });
      // The waiting bytes may be one write, which Node reports as taken only once complete.
      if (reader.owed > mostOwed + waiting) socket.destroy();
      readers.set(socket, reader);
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** In bytes, since the connection opened. */
type Reader = { taken: number; owed: number };

/** A reader that has taken everything owes nothing; past speed is no credit. */
function follow(
  before: Reader,
  { taken, waiting, due }: { taken: number; waiting: number; due: number },
): Reader {
  if (waiting === 0) return { taken, owed: 0 };
  return { taken, owed: Math.max(0, before.owed + due - (taken - before.taken)) };
}
