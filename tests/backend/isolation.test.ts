import { connect as open } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

// Database connections are shared: nothing of one caller may reach the next.
const site = await openWholeSite();
const { publishableKey } = site.backend;
const server = await listen({ host: '127.0.0.1', port: 0 });
server.answerBy(site.app.fetch);
const people = await Promise.all(
  Array.from({ length: 8 }, (_, index) => site.signUp(`personne-${index}@exemple.fr`)),
);
for (const { client, id } of people) await client.from('clients').insert({ name: id });
const path = '/rest/v1/clients?select=name,user_id';

/** A user, a failing request, a visitor, a forged token; each returns what is wrong, or null. */
const asks: ((index: number) => Promise<string | null>)[] = [
  async (index) => {
    const someone = people[(index >> 2) % people.length];
    const { status, text } = await ask(path, someone?.token);
    return `${status} ${text}` === `200 ${ownRows(someone?.id ?? '')}` ? null : text;
  },
  async (index) => {
    const { status, text } = await ask('/rest/v1/clients?id=eq.x', people[index % 3]?.token);
    return status === 400 && !isLeak(text) ? null : text;
  },
  async () => {
    const { status, text } = await ask(path, publishableKey);
    return status === 401 && !isLeak(text) ? null : text;
  },
  async () => {
    const { status, text } = await ask(path, 'a.b.c');
    return status === 401 && !isLeak(text) ? null : text;
  },
];

test('thousands of requests, side by side, each get the rows of their caller and no others', async () => {
  const wrong: string[] = [];
  const indexes = Array.from({ length: REQUESTS }, (_, index) => index).values();
  const work = async () => {
    for (const index of indexes) {
      const found = await asks[index % asks.length]?.(index);
      if (found) wrong.push(found);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  expect(wrong).toEqual([]);
}, 300_000);

async function ask(path: string, token = '') {
  const headers = { apikey: publishableKey, Authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.origin}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}

function isLeak(text: string): boolean {
  return people.some(({ id }) => text.includes(id));
}

test('requests that follow one another on one raw socket are each their own', async () => {
  const callers = Array.from({ length: 300 }, (_, index) =>
    index % 3 === 0 ? people[index % people.length] : null,
  );
  const requests = callers.map((caller) =>
    [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `apikey: ${publishableKey}`,
      ...(caller ? [`Authorization: Bearer ${caller.token}`] : []),
      '\r\n',
    ].join('\r\n'),
  );
  const answers = await pipeline(requests.join(''), callers.length);
  expect(answers).toHaveLength(callers.length);
  callers.forEach((caller, index) => {
    const { status, body } = answers[index] ?? { status: 0, body: '' };
    expect([index, status]).toEqual([index, caller ? 200 : 401]);
    if (caller) expect(body).toBe(ownRows(caller.id));
    else expect(isLeak(body)).toBe(false);
  });
});

test('a right that is taken away is gone at the next request, on connections that served before', async () => {
  const [someone] = people;
  const read = () => someone?.client.from('clients').select('name');
  expect((await read())?.data).toHaveLength(1);
  await site.owner.query('revoke select on public.clients from authenticated');
  const refusals = await Promise.all(Array.from({ length: 40 }, read));
  expect(new Set(refusals.map((answer) => answer?.status))).toEqual(new Set([403]));
  await site.owner.query('grant select on public.clients to authenticated');
  expect((await read())?.data).toHaveLength(1);

  await site.owner.query('drop policy "Users read their own clients" on public.clients');
  expect((await read())?.data).toEqual([]);
});

function ownRows(id: string): string {
  return JSON.stringify([{ name: id, user_id: id }]);
}

/** Sends everything at once, then reads `count` answers, sized or chunked (RFC 9112, 6). */
function pipeline(text: string, count: number): Promise<{ status: number; body: string }[]> {
  const { hostname, port } = new URL(server.origin);
  const socket = open({ host: hostname, port: Number(port) });
  onTestFinished(() => {
    socket.destroy();
  });
  return new Promise((resolve, reject) => {
    const answers: { status: number; body: string }[] = [];
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (let one = readAnswer(received); one; one = readAnswer(received)) {
        answers.push(one);
        received = received.subarray(one.end);
      }
      if (answers.length === count) resolve(answers);
    });
    socket.write(text);
  });
}

function readAnswer(received: Buffer): { status: number; body: string; end: number } | null {
  const start = received.indexOf('\r\n\r\n') + 4;
  if (start < 4) return null;
  const head = received.subarray(0, start).toString();
  const status = Number(head.slice(9, 12));
  const length = /^content-length: (\d+)\r$/im.exec(head)?.[1];
  const end = length === undefined ? endOfChunks(received, start) : start + Number(length);
  if (end === null || received.length < end) return null;
  const body = received.subarray(start, end).toString();
  return { status, body: length === undefined ? joinChunks(body) : body, end };
}

function endOfChunks(received: Buffer, start: number): number | null {
  const end = received.indexOf('0\r\n\r\n', start);
  return end < 0 ? null : end + 5;
}

function joinChunks(text: string): string {
  return text.replaceAll(/(?:^|\r\n)[0-9a-f]+\r\n/g, '').replace(/\r\n$/, '');
}

/** More in the long suite, which reaches the database by TCP. */
const REQUESTS = process.env.TEST_DATABASE_URL ? 5000 : 1500;
