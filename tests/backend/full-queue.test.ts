import { expect, test, vi } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { holdPasswords } from '#server/test/hold-passwords.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

vi.mock('@node-rs/bcrypt', { spy: true });

const SIGN_IN = 'token?grant_type=password';
/** Longer than the queue of any machine. */
const MOST = 2000;
const site = await openWholeSite();

test.each([SIGN_IN, 'signup'])(
  'a crowd that the passwords of %s cannot follow is told when to come back, and who has left is forgotten',
  async (path) => {
    const { release } = holdPasswords();
    const { refused, leave } = await fillQueue(path);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(10);
    expect(await refused.json()).toEqual({
      code: 503,
      error_code: 'over_request_rate_limit',
      msg: 'Too many requests are waiting, please try again later',
    });
    const left = leave();
    release();
    const statuses = new Set((await left).map(({ status }) => status));
    expect(statuses).toContain(499);
    expect([...statuses].filter((status) => ![200, 400, 499, 503].includes(status))).toEqual([]);
    // With the queue empty, the next request is served.
    const { signal } = new AbortController();
    const answer = await send(path, { email: 'tard@exemple.fr', signal });
    expect(answer.status).toBe(path === 'signup' ? 200 : 400);
    expect(site.faults).toEqual([]);
  },
);

test('a password that was never compared is no guess: its owner is not shut out', async () => {
  const { release } = holdPasswords();
  const { leave } = await fillQueue(SIGN_IN);
  const { signal } = new AbortController();
  const insist = () => send(SIGN_IN, { email: 'patiente@exemple.fr', signal });
  // More attempts than an account allows.
  for (let tries = 0; tries < 25; tries += 1) expect((await insist()).status).toBe(503);
  const left = leave();
  release();
  await left;
  expect((await insist()).status).toBe(400);
});

/** Sends requests while hashing is held, until one is refused. */
async function fillQueue(path: string) {
  const crowd: AbortController[] = [];
  const answers: Promise<Response>[] = [];
  let isFull = false;
  while (!isFull && crowd.length < MOST) {
    const one = new AbortController();
    const email = `foule-${crowd.length}@exemple.fr`;
    const answer = send(path, { email, signal: one.signal });
    untilRefused(answer).then(() => {
      isFull = true;
    });
    crowd.push(one);
    answers.push(answer);
    // Waits for the database, so that only the password queue fills up.
    await site.owner.query('select 1');
  }
  const refused = await Promise.race(answers.map(untilRefused));
  const leave = () => {
    for (const one of crowd) one.abort();
    return Promise.all(answers);
  };
  return { refused, leave };
}

/** Never settles unless the request is refused. */
function untilRefused(answer: Promise<Response>): Promise<Response> {
  return answer.then((response) =>
    response.status === 503 ? response : new Promise<Response>(() => undefined),
  );
}

function send(
  path: string,
  { email, signal }: { email: string; signal: AbortSignal },
): Promise<Response> {
  const body = JSON.stringify({ email, password: PASSWORD });
  return site.request(
    new Request(`${ORIGIN}/auth/v1/${path}`, {
      method: 'POST',
      // Browsers send it: the number of bodies without a length is limited.
      headers: { apikey: site.backend.publishableKey, 'Content-Length': `${body.length}` },
      body,
      signal,
    }),
  );
}
