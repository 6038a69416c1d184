import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

const site = await openWholeSite();

test('thirty sign-ins at once neither hold the event loop nor make others wait for their turn', async () => {
  const calm = await site.signUp('calme@exemple.fr');
  // An account takes twenty at a time.
  for (const email of CROWD) await site.signUp(email);
  const read = async () => {
    const start = performance.now();
    const { error } = await calm.client.from('clients').select('name');
    expect(error).toBeNull();
    return performance.now() - start;
  };
  await read();

  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const start = performance.now();
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(CROWD[index % 2] ?? '')),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await read());
  const statuses = await crowd;
  const duration = performance.now() - start;
  loop.disable();

  expect(new Set(statuses)).toEqual(new Set([200]));
  // A machine may be slow: what counts is the share of the time that the crowd took. One after the other, they would be its thirtieth.
  expect(times.length).toBeGreaterThan(10);
  expect(median(times)).toBeLessThan(duration / 10);
  expect(loop.percentile(50) / 1e6).toBeLessThan(duration / 30);
});

async function signIn(email: string): Promise<number> {
  const { status } = await site.request(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: site.backend.publishableKey },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return status;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

const CROWD = ['foule-1@exemple.fr', 'foule-2@exemple.fr'];
