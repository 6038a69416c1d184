import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { limitRate } from './limit-rate.ts';

test('too many requests of one address wait, in the words of their protocol; others do not', async () => {
  const limiter = new RateLimiterMemory({ points: 2, duration: 30 });
  const app = new Hono()
    .use(limitRate(limiter, ({ req }) => req.header('X-Address') ?? ''))
    .all('*', (context) => context.text('ok'));
  const ask = (path: string, address: string) =>
    app.request(path, { headers: { 'X-Address': address } });

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
