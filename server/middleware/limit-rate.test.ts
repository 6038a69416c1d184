import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { doorOf, limitRate } from './limit-rate.ts';

test('a request counts against the limit of its own route group only', async () => {
  const limiter = new RateLimiterMemory({ points: 2, duration: 30 });
  const app = new Hono()
    .use(limitRate(limiter, () => '192.0.2.1', doorOf))
    .all('*', (context) => context.text('ok'));
  const statuses = async (path: string, init?: RequestInit) => {
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push((await app.request(path, init)).status);
    return answers;
  };
  const post = { method: 'POST' };
  expect(await statuses('/auth/v1/token?grant_type=password', post)).toEqual([200, 200, 429]);
  expect(await statuses('/auth/v1/verify', post)).toEqual([200, 200, 429]);
  expect(await statuses('/auth/v1/user')).toEqual([200, 200, 429]);
  // The same counter, however the URL is written.
  expect(await statuses('/auth/v1/token?x=1&grant_type=password', post)).toEqual([429, 429, 429]);
  expect(await statuses('/auth/v1/verify?token=x')).toEqual([429, 429, 429]);
  // Nothing else has its own counter.
  for (const path of ['/rest/v1/verify', '/auth/v1/token?grant_type=other', '/auth/v1/verify/x'])
    expect(await statuses(path, post), path).toEqual([429, 429, 429]);
});

test('a client IP that sends too many requests is told to wait, in the form of the protocol; others are served', async () => {
  const limiter = new RateLimiterMemory({ points: 2, duration: 30 });
  const app = new Hono()
    .use(limitRate(limiter, ({ req }) => req.header('X-Client-Ip') ?? ''))
    .all('*', (context) => context.text('ok'));
  const ask = (path: string, clientIp: string) =>
    app.request(path, { headers: { 'X-Client-Ip': clientIp } });

  expect((await ask('/', '2001:db8:1:2::1')).status).toBe(200);
  expect((await ask('/', '2001:db8:1:2::2')).status).toBe(200);
  const refused = await ask('/', '2001:db8:1:2:ffff::3');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  expect(await refused.text()).toContain('Réessayez dans une minute');
  const ofAuth = await ask('/auth/v1/user', '2001:db8:1:2::1');
  expect(await ofAuth.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  const ofRest = await ask('/rest/v1/clients', '2001:db8:1:2::1');
  expect(await ofRest.json()).toMatchObject({ code: 'over_request_rate_limit', hint: null });
  expect((await ask('/', '192.0.2.1')).status).toBe(200);
});
