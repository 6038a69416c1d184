import { expect, test } from 'vitest';
import { openSmallApp } from '#server/test/small-app.ts';

const { app, lines } = await openSmallApp();

const send = (body: unknown) =>
  app.request('/measures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a measure is logged with its page, and nothing of who sent it', async () => {
  expect((await send({ name: 'LCP', value: 812.34567, path: '/devis' })).status).toBe(204);
  expect(lines).toContainEqual({ event: 'measure', name: 'LCP', value: 812.346, page: '/devis' });
});

test('an address that is no page is not repeated', async () => {
  await send({ name: 'CLS', value: 0.01, path: '/jeanne@exemple.fr' });
  expect(lines).toContainEqual({ event: 'measure', name: 'CLS', value: 0.01, page: '*' });
});

test.each([null, {}, { name: 'LCP', value: -1, path: '/' }, { name: 'X', value: 1, path: '/' }])(
  '%j is no measure',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);
