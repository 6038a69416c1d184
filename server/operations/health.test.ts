import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createClientIpOf } from '#server/middleware/client-ip.ts';
import { openSmallApp } from '#server/test/small-app.ts';
import { createHealthPages } from './create-health-pages.ts';
import { createIsOperator } from './is-operator.ts';
import type { Readiness } from './readiness.ts';

const { backend, lines, settings } = await openSmallApp();
const READY: Readiness = { database: 'ok', migrations: 'ok', disk: 'ok' };

type Setting = { networks?: string[]; trustedProxies?: number; checks?: Partial<Readiness> };
type Visit = { from: string; headers?: Record<string, string> };

function ask(path: string, visit: Visit, setting: Setting = {}) {
  const { networks = [], trustedProxies = 0, checks = {} } = setting;
  const clientIpOf = createClientIpOf(trustedProxies);
  const isOperator = createIsOperator({ networks, trustedProxies, clientIpOf });
  const examine = () => Promise.resolve({ ...READY, ...checks });
  const health = createHealthPages({ isOperator, examine });
  const siteOrigin = 'https://www.exemple.fr';
  const app = createApp({ ...settings, siteOrigin, backend, health, clientIpOf });
  const socket = { remoteAddress: visit.from, remotePort: 1, remoteFamily: 'IPv4' };
  const { headers = {} } = visit;
  return app.request(path, { headers }, { incoming: { httpVersion: '1.0', socket } });
}

test('a server that can serve says so to its machine, by any name, without a line in the log', async () => {
  const headers = { Host: 'exemple.fr', Connection: 'close' };
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const alive = await ask('/healthz', { from, headers });
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
    const ready = await ask('/readyz', { from, headers });
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', checks: READY }]);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  }
  expect(lines).toEqual([]);
});

test.each([
  [{ database: 'unreachable', migrations: 'unknown' }, 503],
  [{ migrations: 'missing' }, 503],
  [{ disk: 'full' }, 503],
  [{ database: 'busy', migrations: 'unknown' }, 200],
  [{ disk: 'elsewhere' }, 200],
] as const)('with %o it answers %i', async (checks, status) => {
  const answer = await ask('/readyz', { from: '127.0.0.1' }, { checks });
  expect(answer.status).toBe(status);
  expect((await answer.json()).checks).toEqual({ ...READY, ...checks });
  expect((await ask('/healthz', { from: '127.0.0.1' }, { checks })).status).toBe(200);
});

test.each<[string, Visit, Setting, number]>([
  ['a stranger', { from: '203.0.113.9' }, {}, 404],
  ['a network that is named', { from: '10.1.2.3' }, { networks: ['10.0.0.0/8'] }, 200],
  ['an address that is named', { from: '2001:db8::7' }, { networks: ['2001:db8::7'] }, 200],
  ['its neighbour', { from: '2001:db8::8' }, { networks: ['2001:db8::7'] }, 404],
  [
    'a visitor behind a proxy on this machine that nobody announced',
    { from: '127.0.0.1', headers: { 'X-Forwarded-For': '203.0.113.9' } },
    {},
    404,
  ],
  [
    'a visitor behind an announced proxy',
    { from: '127.0.0.1', headers: { 'X-Forwarded-For': '203.0.113.9' } },
    { trustedProxies: 1 },
    404,
  ],
  [
    'a visitor who says that they are here',
    { from: '127.0.0.1', headers: { 'X-Forwarded-For': '127.0.0.1, 203.0.113.9' } },
    { trustedProxies: 1 },
    404,
  ],
  ['the announced proxy itself', { from: '127.0.0.1' }, { trustedProxies: 1 }, 200],
])('%s gets %4$i', async (_, visit, setting, status) => {
  const ready = await ask('/readyz', visit, setting);
  expect(ready.status).toBe(status);
  const other = await ask('/inconnu', visit, setting);
  if (status === 404) expect(await ready.text()).toBe(await other.text());
});
