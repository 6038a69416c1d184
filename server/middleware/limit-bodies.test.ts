import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBodyRoom } from './body-room.ts';
import { limitBodies } from './limit-bodies.ts';

/** Requests wait in the handler until `answer`; `ask` sends so many bytes. */
function open(room = createBodyRoom({ perVisitor: 200_000, inAll: 300_000 })) {
  const waiting: (() => void)[] = [];
  const limit = limitBodies(({ req }) => req.header('X-Client-Ip') ?? '', room);
  const app = new Hono().use(limit(150_000)).all('*', async (context) => {
    await new Promise<void>((go) => waiting.push(go));
    return context.text('done');
  });
  const ask = (visitor: string, bytes: number, path = '/rest/v1/drafts') =>
    Promise.resolve(
      app.request(path, {
        method: 'POST',
        headers: { 'X-Client-Ip': visitor, 'Content-Length': String(bytes) },
        body: 'x'.repeat(bytes),
      }),
    );
  const answer = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { ask, answer, waiting, app };
}

test('simultaneous large bodies share a bounded amount of memory, of which one visitor may take a part', async () => {
  const { ask, answer, waiting } = open();
  const first = ask('192.0.2.1', 120_000);
  await expect.poll(() => waiting.length).toBe(1);
  expect((await ask('192.0.2.1', 120_000)).status).toBe(503);
  const second = ask('192.0.2.2', 120_000);
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await ask('192.0.2.3', 120_000);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit', hint: null });
  expect(await (await ask('192.0.2.3', 120_000, '/auth/v1/signup')).json()).toMatchObject({
    error_code: 'over_request_rate_limit',
  });
  await expect.poll(() => waiting.length).toBe(2);
  answer();
  expect((await first).status).toBe(200);
  expect((await second).status).toBe(200);
});

test('an answered request frees its room, and small bodies always pass', async () => {
  const { ask, answer, waiting } = open();
  for (let times = 0; times < 5; times += 1) {
    const large = [ask('192.0.2.1', 120_000), ask('192.0.2.2', 120_000)];
    const small = Array.from({ length: 20 }, () => ask('192.0.2.1', 16_000));
    await expect.poll(() => waiting.length).toBe(22);
    answer();
    const statuses = await Promise.all([...large, ...small].map(async (one) => (await one).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

test('a body that does not say its length counts as it comes', async () => {
  const { ask, answer, waiting, app } = open();
  const send = (visitor: string, bytes: number) =>
    Promise.resolve(
      app.request('/', {
        method: 'POST',
        headers: { 'X-Client-Ip': visitor },
        body: 'x'.repeat(bytes),
      }),
    );
  const first = send('192.0.2.1', 120_000);
  await expect.poll(() => waiting.length).toBe(1);
  expect((await send('192.0.2.1', 120_000)).status).toBe(503);
  expect((await send('192.0.2.1', 160_000)).status).toBe(413);
  const small = send('192.0.2.1', 60_000);
  await expect.poll(() => waiting.length).toBe(2);
  answer();
  expect([(await first).status, (await small).status]).toEqual([200, 200]);
  const next = ask('192.0.2.1', 120_000);
  await expect.poll(() => waiting.length).toBe(1);
  answer();
  expect((await next).status).toBe(200);
});

/** A body announced as 120 kB; `give` sends a piece, `end` ends it. */
function beginBody(app: ReturnType<typeof open>['app'], visitor: string) {
  let source: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller;
    },
  });
  const headers = { 'X-Client-Ip': visitor, 'Content-Length': '120000' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit; // Node’s own field
  const answer = Promise.resolve(app.request('/', init));
  return {
    answer,
    give: (bytes: number) => source?.enqueue(new Uint8Array(bytes)),
    end: () => source?.close(),
  };
}

test('bodies that are announced and do not come take no room', async () => {
  const { ask, answer, waiting, app } = open();
  const idle = Array.from({ length: 50 }, (_, index) => beginBody(app, `192.0.2.${index % 3}`));
  for (const { give } of idle) give(1);
  const large = ask('192.0.2.1', 120_000);
  await expect.poll(() => waiting.length).toBe(1);
  answer();
  expect((await large).status).toBe(200);
});

test('where the room is full, the body that has been coming for longest makes place', async () => {
  const { ask, answer, waiting, app } = open();
  const slow = Array.from({ length: 3 }, (_, index) => beginBody(app, `192.0.2.${index}`));
  for (const { give } of slow) give(99_000);
  const large = ask('192.0.2.9', 120_000);
  expect((await slow[0]?.answer)?.status).toBe(503);
  await expect.poll(() => waiting.length).toBe(1);
  expect((await slow[1]?.answer)?.status).toBe(503);
  slow[2]?.end();
  await expect.poll(() => waiting.length).toBe(2);
  answer();
  expect([(await large).status, (await slow[2]?.answer)?.status]).toEqual([200, 200]);
});

test('a failed request frees its room as well', async () => {
  const limit = limitBodies(() => '', createBodyRoom({ perVisitor: 100_000, inAll: 100_000 }));
  const app = new Hono().use(limit(150_000)).all('*', () => {
    throw new Error('broken');
  });
  app.onError((_error, context) => context.text('fault', 500));
  for (let times = 0; times < 3; times += 1) {
    const headers = { 'Content-Length': '90000' };
    const body = 'x'.repeat(90_000);
    expect((await app.request('/', { method: 'POST', headers, body })).status).toBe(500);
  }
});
