import { expect, test } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

const site = await openWholeSite();

test('thirty sign-ins at once do not make others wait for their turn', async () => {
  const calm = await site.signUp('calme@exemple.fr');
  // An account takes twenty at a time.
  for (const email of CROWD) await site.signUp(email);
  const read = async () => {
    const { error } = await calm.client.from('clients').select('name');
    expect(error).toBeNull();
  };
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(CROWD[index % 2] ?? '')),
  ).finally(() => {
    isOver = true;
  });
  let readCount = 0;
  for (; !isOver; readCount += 1) await read();

  expect(new Set(await crowd)).toEqual(new Set([200]));
  // Waiting for its turn, a read would come after all of them.
  expect(readCount).toBeGreaterThan(10);
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
