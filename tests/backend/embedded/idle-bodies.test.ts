import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { kill, makeDataFolder, readKeys, startServer } from '#server/test/spawned-server.ts';

// Only Linux accepts every 127.0.0.0/8 address without configuration.
test.runIf(process.platform === 'linux')(
  'seven connections that announce megabytes and send one byte take nobody’s room, and are dropped',
  async () => {
    const { folder, remove } = makeDataFolder();
    onTestFinished(remove);
    const server = await startServer(folder, { RATE_LIMIT_FACTOR: '1' });
    onTestFinished(() => kill(server.process));
    const { publishable } = readKeys(folder);
    const port = Number(new URL(server.origin).port);
    const closed: Promise<unknown>[] = [];
    // Together they fill the 32 MB reserved for bodies.
    for (const [index, length] of [...Array(6).fill(5 * 2 ** 20), 2_090_000].entries()) {
      const socket = connect({
        port,
        host: '127.0.0.1',
        localAddress: `127.0.0.${2 + (index % 3)}`,
      });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      closed.push(once(socket, 'close'));
      socket.resume();
      socket.write(
        `POST /rest/v1/documents HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: ${publishable}\r\nContent-Length: ${length}\r\n\r\n{`,
      );
    }
    const save = async () => {
      const body = JSON.stringify({ subject: 'x'.repeat(20_000) });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`${server.origin}/rest/v1/documents`, { method: 'POST', headers, body }))
        .status;
    };
    // Refused without a token, but only after its body was read.
    for (let times = 0; times < 20; times += 1) expect(await save()).toBe(401);
    await Promise.all(closed);
  },
);
