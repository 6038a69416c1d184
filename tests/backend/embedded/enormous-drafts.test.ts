import { expect, onTestFinished, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { kill, makeDataFolder, readKeys, startServer } from '#server/test/spawned-server.ts';

const devis = samples['devis-agence-web'];
const [line] = devis.lines;
const description = 'abcdefghij'.repeat(200);
/** 4.3 MB, with more words than any document: it takes seconds to draw. */
const enormous = {
  ...devis,
  lines: Array.from({ length: 2000 }, () => ({ ...line, description })),
};
/** As many as the room for large bodies holds. */
const NETWORKS = ['1', '2', '3', '4', '5', '6'].map((end) => `198.51.100.${end}`);

test('somebody’s document does not wait for the enormous ones of six networks', async () => {
  const { send } = await open();
  let drawn = 0;
  const attack = NETWORKS.map(async (from) => {
    expect(await send(enormous, from)).toBe(200);
    drawn += 1;
  });
  // The others wait by then.
  await Promise.race(attack);
  expect(await send(devis, '203.0.113.1')).toBe(200);
  expect(drawn).toBeLessThan(NETWORKS.length);
  await Promise.all(attack);
});

test('enormous documents whose senders have left are not drawn', async () => {
  const { send, statuses } = await open();
  const leaving = new AbortController();
  const stays = send(enormous, '192.0.2.1');
  const attack = NETWORKS.slice(1).map((from) => send(enormous, from, leaving.signal));
  expect(await stays).toBe(200);
  leaving.abort();
  expect(await send(devis, '203.0.113.1')).toBe(200);
  // One of them may have its answer before it leaves.
  const answered = (await Promise.all(attack)).filter((status) => status === 200);
  const left = attack.map(() => 499).slice(answered.length);
  expect(left.length).toBeGreaterThan(0);
  await expect.poll(() => statuses().toSorted()).toEqual([200, 200, ...answered, ...left]);
});

/** A server of its own; `statuses` are those that its log says. */
async function open() {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder, { TRUSTED_PROXIES: '1' });
  onTestFinished(() => kill(server.process));
  let logged = '';
  server.process.stdout.on('data', (text) => {
    logged += text;
  });
  const statuses = () =>
    [...logged.matchAll(/send-document","status":(\d+)/g)].map(([, status]) => Number(status));
  const { publishable } = readKeys(folder);
  let sent = 0;
  const send = (draft: unknown, from: string, signal: AbortSignal | null = null) => {
    sent += 1;
    const email = `visiteur-${sent}@exemple.fr`;
    return fetch(`${server.origin}/functions/v1/send-document`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: publishable, 'X-Forwarded-For': from },
      body: JSON.stringify({ draft, email }),
      signal,
    }).then(({ status }) => status, String);
  };
  return { send, statuses };
}
