import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkClock } from './check-clock.ts';

async function serve(headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, response) => {
    response.sendDate = Object.keys(headers).length === 0;
    response.writeHead(200, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

test('a clock that is off is told beside the server of the site', async () => {
  const siteOrigin = await serve();
  const check = async (now: () => number) =>
    (await checkClock({ database: null, siteOrigin, now })).at(-1);
  expect(await check(Date.now)).toMatchObject({ status: 'good' });
  expect(await check(() => Date.now() - 60_000)).toMatchObject({
    status: 'wrong',
    sentence: expect.stringMatching(/(59|60|61) s behind that of http:/),
  });
});

test('a server without a date, or that does not answer, is not compared', async () => {
  const silent = await serve({ 'X-Other': '1' });
  for (const siteOrigin of [silent, 'http://127.0.0.1:1']) {
    const told = await checkClock({ database: null, siteOrigin, now: Date.now });
    expect(told.map(({ status }) => status)).toEqual(['unseen', 'unseen']);
  }
});
