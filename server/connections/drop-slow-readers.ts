import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

/**
 * Drops whoever takes an answer a few bytes at a time, which would keep it in memory for hours: a
 * reader owes `readingRate` bytes a second while some wait for it, and may be behind by what it
 * owes for `slowMs`.
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
      // What waits may be one write, which counts as taken once all of it is.
      if (reader.owed > mostOwed + waiting) socket.destroy();
      readers.set(socket, reader);
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes that a connection has taken since it opened, and by how many it is behind. */
type Reader = { taken: number; owed: number };

/**
 * Whoever has all that was written owes nothing; being fast once gives no right to be slow later.
 */
function follow(
  before: Reader,
  { taken, waiting, due }: { taken: number; waiting: number; due: number },
): Reader {
  if (waiting === 0) return { taken, owed: 0 };
  return { taken, owed: Math.max(0, before.owed + due - (taken - before.taken)) };
}
