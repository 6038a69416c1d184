import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';

/** With production limits, a client that stalls is dropped within thirty seconds. */
export async function checkPatience(): Promise<TestCount> {
  const { folder, remove } = makeDataFolder();
  const { origin, process: child } = await startServer(folder, { LOG: 'faults' });
  try {
    const failures = (await Promise.all(CASES.map((one) => tryPatience(origin, one)))).flat();
    return { passed: CASES.length - failures.length, failed: failures.length, failures };
  } finally {
    await kill(child);
    await remove();
  }
}

type Case = { name: string; send: string; isReading: boolean };

const HEAD = ' HTTP/1.1\r\nHost: localhost\r\n';
const CASES: readonly Case[] = [
  { name: 'says nothing', send: '', isReading: true },
  { name: 'sends half of its headers', send: `GET /${HEAD}`, isReading: true },
  {
    name: 'sends half of a body',
    send: `POST /auth/v1/signup${HEAD}Content-Length: 100\r\n\r\n{"email"`,
    isReading: true,
  },
  // Exceeds the buffers of both sides.
  { name: 'reads none of its answers', send: `GET /${HEAD}\r\n`.repeat(400), isReading: false },
];

/** Returns the failure as a sentence, or nothing. */
async function tryPatience(origin: string, { name, send, isReading }: Case): Promise<string[]> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(send);
  const isDropped = await (isReading ? isClosed(socket, LONGEST_MS) : isCutBehind(socket));
  socket.destroy();
  console.log(`${isDropped ? 'dropped' : 'KEPT'}: whoever ${name}`);
  return isDropped ? [] : [`Whoever ${name} is not dropped within thirty seconds`];
}

function isClosed(socket: Socket, ms: number): Promise<boolean> {
  socket.resume();
  const closed = once(socket, 'close').then(() => true);
  return Promise.race([closed, wait(ms, false)]);
}

/** A client that does not read notices afterwards: the answers end before the last one. */
async function isCutBehind(socket: Socket): Promise<boolean> {
  let answers = 0;
  await wait(LONGEST_MS);
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1;
  });
  return (await isClosed(socket, 5000)) && answers < 400;
}

const LONGEST_MS = 30_000;
