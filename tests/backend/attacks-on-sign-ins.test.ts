import { verify } from '@node-rs/bcrypt';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { keepCookies } from '#server/test/browsers/keep-cookies.ts';
import { holdPasswords } from '#server/test/hold-passwords.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

vi.mock('@node-rs/bcrypt', { spy: true });

const site = await openWholeSite({
  clientIpOf: ({ req }) => req.header('X-Forwarded-For') ?? '192.0.2.1',
});

test('forty guesses of ten networks do not make a sign-in wait for their turns', async () => {
  // Real timings would shorten the queue if earlier hashes were slow.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const calm = await site.signUp('calme@exemple.fr');
  await site.signUp('voisine@exemple.fr');
  const known = keepCookies(site.request);
  const atHome = { email: 'calme@exemple.fr', password: PASSWORD, from: '203.0.113.2', by: known };
  expect(await signIn(atHome)).toBe(200);
  const { release, countBegun } = holdPasswords();
  // The pool of connections serves in order: what was sent before waits for its password.
  const receiveAll = async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await calm.client.auth.getUser()).error).toBeNull();
  };
  vi.mocked(verify).mockClear();
  const guesses = Array.from({ length: 40 }, (_, index) => {
    const from = `198.51.100.${index % 10}`;
    return signIn({ email: 'voisine@exemple.fr', password: GUESS, from });
  });
  await receiveAll();
  const underWay = countBegun();
  expect(underWay).toBeGreaterThan(0);
  const others = [
    signIn({ email: 'voisine@exemple.fr', password: PASSWORD, from: '203.0.113.1' }),
    signIn(atHome),
  ];
  await receiveAll();
  release();
  expect(await Promise.all(others)).toEqual([200, 200]);
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
  const compared = vi.mocked(verify).mock.calls.map(([password]) => password);
  expect(compared).toHaveLength(42);
  expect(compared.slice(0, underWay + 2)).toEqual([
    ...Array.from({ length: underWay }, () => GUESS),
    PASSWORD,
    PASSWORD,
  ]);
});

async function signIn({
  email,
  password,
  from,
  by = site.request,
}: {
  email: string;
  password: string;
  from: string;
  by?: typeof fetch;
}): Promise<number> {
  const { status } = await by(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: site.backend.publishableKey, 'X-Forwarded-For': from },
    body: JSON.stringify({ email, password }),
  });
  return status;
}

const GUESS = 'Devinette-2026';
