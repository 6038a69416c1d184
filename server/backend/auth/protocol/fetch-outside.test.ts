import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchOutside, isSafeOutside, readOutsideJson } from './fetch-outside.ts';

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer is read, with its status', async () => {
  const url = await listen((_request, response) => response.end('{"émile":1}'));
  expect(await readOutsideJson(await fetchOutside(url))).toEqual({ émile: 1 });
  const broken = await listen((_request, response) => response.end('<html>'));
  await expect(fetchOutside(broken).then(readOutsideJson)).rejects.toMatchObject({
    code: 'outside_no_json',
  });
  const absent = await listen((_request, response) => response.writeHead(404).end('{}'));
  await expect(fetchOutside(absent).then(readOutsideJson)).rejects.toMatchObject({
    code: 'outside_status_404',
  });
});

test('no redirection is followed', async () => {
  let isReached = false;
  const target = await listen((_request, response) => {
    isReached = true;
    response.end('{}');
  });
  const url = await listen((_request, response) =>
    response.writeHead(302, { Location: target }).end(),
  );
  expect((await fetchOutside(url)).ok).toBe(false);
  expect(isReached).toBe(false);
});

test('an endless answer is left at a quarter of a megabyte', async () => {
  const url = await listen((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await expect(fetchOutside(url)).rejects.toMatchObject({ code: 'outside_too_long' });
});

test('a server that does not answer, or is not there, is told by a code', async () => {
  const silent = await listen(() => undefined);
  await expect(fetchOutside(silent, {}, 100)).rejects.toMatchObject({ code: 'outside_timeout' });
  await expect(fetchOutside('http://127.0.0.1:1/')).rejects.toMatchObject({
    code: expect.stringMatching(/^outside_/),
  });
});

test('only HTTPS, or this machine, without a password in the address', async () => {
  for (const url of ['https://compte.exemple.fr/x', 'http://127.0.0.1:8100/', 'http://[::1]/'])
    expect(isSafeOutside(url), url).toBe(true);
  for (const url of [
    'http://compte.exemple.fr/',
    'http://127.0.0.1.exemple.fr/',
    'https://o:secret@exemple.fr/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '/jetons',
  ])
    expect(isSafeOutside(url), url).toBe(false);
  await expect(fetchOutside('http://compte.exemple.fr/')).rejects.toMatchObject({
    code: 'outside_insecure_address',
  });
});
