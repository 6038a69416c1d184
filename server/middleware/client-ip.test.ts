import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createClientIpOf } from './client-ip.ts';

const ask = async (
  trustedProxies: number,
  { peer, forwarded }: { peer: string; forwarded?: string },
) => {
  const clientIpOf = createClientIpOf(trustedProxies);
  const app = new Hono().get('/', (context) => context.text(clientIpOf(context)));
  const headers: HeadersInit = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/', { headers }, { incoming })).text();
};

test('without a proxy of the operator, a visitor is where its connection comes from', async () => {
  expect(await ask(0, { peer: '198.51.100.7', forwarded: '192.0.2.1' })).toBe('198.51.100.7');
  expect(await ask(0, { peer: '::ffff:198.51.100.7' })).toBe('198.51.100.7');
});

test('behind proxies, only what the last of them wrote is trusted', async () => {
  const forwarded = '203.0.113.66, 192.0.2.1, 10.0.0.2';
  expect(await ask(1, { peer: '10.0.0.1', forwarded: '192.0.2.1' })).toBe('192.0.2.1');
  expect(await ask(1, { peer: '10.0.0.1', forwarded: '203.0.113.66, 192.0.2.1' })).toBe(
    '192.0.2.1',
  );
  expect(await ask(2, { peer: '10.0.0.1', forwarded })).toBe('192.0.2.1');
});

test('a request that went past the proxies is where its connection comes from', async () => {
  expect(await ask(1, { peer: '198.51.100.7' })).toBe('198.51.100.7');
  expect(await ask(2, { peer: '198.51.100.7', forwarded: '192.0.2.1' })).toBe('198.51.100.7');
});

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['"192.0.2.1:4711"', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]"', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1%eth0', '2001:db8::1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
])('a proxy that writes %s means %s: the port is not of the visitor', async (forwarded, ip) => {
  expect(await ask(1, { peer: '10.0.0.1', forwarded })).toBe(ip);
});

test.each(['unknown', '_hidden', '192.0.2.1.5', '[192.0.2.1', ':80', '""'])(
  'a proxy that writes %s names nobody: the visitor is the proxy',
  async (forwarded) => {
    expect(await ask(1, { peer: '10.0.0.1', forwarded })).toBe('10.0.0.1');
  },
);
