import { expect, test } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

const SIGN_IN = 'token?grant_type=password';
const site = await openWholeSite();

test.each([SIGN_IN, 'signup'])(
  'a crowd that the passwords of %s cannot follow is told when to come back, and who has left is forgotten',
  async (path) => {
    const crowd = Array.from({ length: 500 }, () => new AbortController());
    const answers = crowd.map(({ signal }, index) =>
      send(path, { email: `foule-${index}@exemple.fr`, signal }),
    );
    const refused = await Promise.race(answers.map(untilRefused));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(10);
    expect(await refused.json()).toEqual({
      code: 503,
      error_code: 'over_request_rate_limit',
      msg: 'Too many requests are waiting, please try again later',
    });
    for (const one of crowd) one.abort();
    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    expect(statuses).toContain(499);
    expect([...statuses].filter((status) => ![200, 400, 499, 503].includes(status))).toEqual([]);
    // Nobody waits any more: whoever comes next is served.
    const { signal } = new AbortController();
    const answer = await send(path, { email: 'tard@exemple.fr', signal });
    expect(answer.status).toBe(path === 'signup' ? 200 : 400);
    expect(site.faults).toEqual([]);
  },
);

test('a password that was never compared is no guess: its owner is not shut out', async () => {
  const crowd = Array.from({ length: 500 }, () => new AbortController());
  const answers = crowd.map(({ signal }, index) =>
    send(SIGN_IN, { email: `foule-${index}@exemple.fr`, signal }),
  );
  await Promise.race(answers.map(untilRefused));
  const { signal } = new AbortController();
  const insist = () => send(SIGN_IN, { email: 'patiente@exemple.fr', signal });
  // More often than an account may be guessed at.
  for (let tries = 0; tries < 25; tries += 1) expect((await insist()).status).toBe(503);
  for (const one of crowd) one.abort();
  await Promise.all(answers);
  expect((await insist()).status).toBe(400);
});

/** Never, where it is not refused. */
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
      // As browsers do: bodies of no known length are themselves bounded in number.
      headers: { apikey: site.backend.publishableKey, 'Content-Length': `${body.length}` },
      body,
      signal,
    }),
  );
}
