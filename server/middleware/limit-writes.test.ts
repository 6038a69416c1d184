import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { limitBodies } from './limit-bodies.ts';
import { limitBytes, limitUndoneWrites } from './limit-writes.ts';

/** An app that lets 100 kB of writes fail, and answers with the status in the path. */
function open() {
  const limiter = new RateLimiterMemory({ points: 100, duration: 3600 });
  const app = new Hono()
    .use(limitBodies(() => '192.0.2.1')(1_000_000))
    .use(limitUndoneWrites(limiter))
    .all('/:status', (context) => {
      const status = Number(context.req.param('status'));
      const bearer = decodeJwt(context.req.header('Authorization') ?? '');
      context.set('writer', status === 401 || status === 405 ? null : (bearer.sub ?? null));
      return new Response('', { status });
    });
  const ask = async (
    status: number,
    bytes: number,
    { method = 'PATCH', headers = {}, sub = 'one' } = {},
  ) => {
    const claims = Buffer.from(JSON.stringify({ sub })).toString('base64url');
    const body = method === 'GET' ? null : 'x'.repeat(bytes);
    const said = { 'Content-Length': String(bytes), Authorization: `Bearer e30.${claims}.x` };
    const answer = await app.request(`/${status}`, {
      method,
      body,
      headers: { ...said, ...headers },
    });
    return answer.status === 400 ? (await answer.text()).slice(0, 15) : answer.status;
  };
  return ask;
}
const REFUSED = '{"code":"WRITE"';

test('writes that were refused or taken back count for their account; those that are kept do not', async () => {
  const ask = open();
  for (let times = 0; times < 5; times += 1) expect(await ask(200, 90_000)).toBe(200);
  expect(await ask(409, 60_000)).toBe(409);
  expect(await ask(200, 60_000, { headers: { Prefer: 'tx=rollback' } })).toBe(200);
  expect(await ask(200, 100)).toBe(REFUSED);
  expect(await ask(200, 100, { sub: 'other' })).toBe(200);
  expect(await ask(200, 100, { method: 'DELETE' })).toBe(200);
  expect(await ask(200, 0, { method: 'GET' })).toBe(200);
});

test('a token that nobody verified counts for nobody, and short requests count for something', async () => {
  const ask = open();
  for (const status of [401, 405])
    for (let times = 0; times < 5; times += 1) expect(await ask(status, 90_000)).toBe(status);
  for (let times = 0; times < 5; times += 1) expect(await ask(409, 10)).toBe(409);
  expect(await ask(409, 10)).toBe(REFUSED);
});

test('what a network sends is counted in bytes', async () => {
  const limiter = new RateLimiterMemory({ points: 100, duration: 3600 });
  const clientIpOf = ({ req }: { req: { header: (name: string) => string | undefined } }) =>
    req.header('X-Client-Ip') ?? '';
  const app = new Hono()
    .use(limitBodies(clientIpOf)(1_000_000))
    .use(limitBytes(limiter, clientIpOf))
    .all('*', () => new Response('done'));
  const send = async (clientIp: string, bytes: number) => {
    const headers = { 'X-Client-Ip': clientIp, 'Content-Length': String(bytes) };
    const answer = await app.request('/', { method: 'POST', headers, body: 'x'.repeat(bytes) });
    return [answer.status, answer.headers.get('retry-after')];
  };
  expect(await send('2001:db8::1', 60_000)).toEqual([200, null]);
  expect(await send('2001:db8::2', 60_000)).toEqual([429, '3600']);
  expect(await send('192.0.2.1', 60_000)).toEqual([200, null]);
});
