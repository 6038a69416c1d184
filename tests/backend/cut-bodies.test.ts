import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

const site = await openWholeSite();
const server = await listen({ host: '127.0.0.1', port: 0 });
const answered: (() => void)[] = [];
server.answerBy(async (request, env) => {
  const answer = await site.app.fetch(request, env);
  statuses.push(answer.status);
  for (const tell of answered.splice(0)) tell();
  return answer;
});
let statuses: number[] = [];
beforeEach(() => {
  statuses = [];
});
afterAll(() => server.close());

test.each([
  ['POST', '/rest/v1/leads', 'Content-Length: 100'],
  ['POST', '/rest/v1/leads', 'Transfer-Encoding: chunked'],
  ['POST', '/auth/v1/signup', 'Content-Length: 100'],
  ['POST', '/auth/v1/signup', 'Transfer-Encoding: chunked'],
])(
  'whoever leaves in the middle of a body is no fault of the server: %s %s, %s',
  async (method, path, length) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const isAnswered = new Promise<void>((resolve) => answered.push(resolve));
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: ${site.backend.publishableKey}\r\n${length}\r\n\r\n8\r\n{"email"`,
    );
    socket.end();
    await isAnswered;
    expect(statuses).toEqual([400]);
    expect(site.faults).toEqual([]);
    socket.destroy();
  },
);
