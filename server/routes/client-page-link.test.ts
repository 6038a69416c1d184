import { expect, test } from 'vitest';
import { openSmallApp } from '#server/test/small-app.ts';

const { app, lines } = await openSmallApp();
const token = 'kFx3_-9aZQe7bT0mLrW2dA';

test.each(['GET', 'HEAD'])(
  '%s of a link with its token in the path leads behind the « # »',
  async (method) => {
    const answer = await app.request(`/d/${token}`, { method });
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: `/d#${token}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('what is no token leads nowhere, and nothing of either is in the log', async () => {
  lines.length = 0;
  for (const path of [
    ...[`/d/${token}`, `/D/${token}`, `/d/${token}/`, `/d/${token}x`, `/d/${token}?a=${token}`],
    ...['/d//voleur.example/aaaaaaaaa', '/d/%2F%2Fvoleur.example%2Faaaa'],
  ]) {
    const { headers } = await app.request(path);
    expect(headers.get('location') ?? `/d#${token}`, path).toBe(`/d#${token}`);
  }
  await app.request(`/d/${token}`, { method: 'POST' });
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatchObject({ event: 'request', status: 302 });
  expect(JSON.stringify(lines).toLowerCase()).not.toContain(token.toLowerCase());
});
