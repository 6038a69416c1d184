import { availableParallelism } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { holdPasswords } from '#server/test/hold-passwords.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

vi.mock('@node-rs/bcrypt', { spy: true });

const site = await openWholeSite();

test('thirty sign-ins at once do not make others wait for their turn', async () => {
  // Real timings would shorten the queue if earlier hashes were slow.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const calm = await site.signUp('calme@exemple.fr');
  // One account may queue at most twenty attempts.
  for (const email of CROWD) await site.signUp(email);
  const { release, countBegun } = holdPasswords();
  const answered: number[] = [];
  const crowd = Array.from({ length: 30 }, (_, index) =>
    signIn(CROWD[index % 2] ?? '').then((status) => answered.push(status)),
  );
  // The server has received the sign-ins by the time it answers this.
  expect((await calm.client.auth.refreshSession()).error).toBeNull();
  await expect.poll(countBegun, { timeout: 10_000 }).toBeGreaterThan(0);
  for (let count = 0; count < 10; count += 1)
    expect((await calm.client.from('clients').select('name')).error).toBeNull();
  // Password hashing leaves one of Node’s four threads, and one processor, free.
  expect(countBegun()).toBeLessThan(Math.max(2, Math.min(4, availableParallelism())));
  expect(answered).toEqual([]);

  release();
  await Promise.all(crowd);
  expect(new Set(answered)).toEqual(new Set([200]));
});

async function signIn(email: string): Promise<number> {
  const { status } = await site.request(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: site.backend.publishableKey },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return status;
}

const CROWD = ['foule-1@exemple.fr', 'foule-2@exemple.fr'];
