import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { kill, makeDataFolder, readKeys, startServer } from '#server/test/spawned-server.ts';

/** Each body has names of its own. */
const BODIES = {
  'a name for each object': (own) => list(190_000, (at) => `{"${own}${at}":1}`),
  'names of one object': (own) => `{${many(190_000, (at) => `"${own}${at}":1`)}}`,
  'orders of few names': (own) =>
    list(120_000, (at) => `{"${own}${at % 90}":1,"m${(at / 90) & 127}":1}`),
  'wide objects': (own) => list(250, () => `{${many(1500, (at) => `"${own}${at}":1`)}}`),
  'far indexes': (own) => list(190_000, (at) => `{"${99_999 + Number(own) + (at % 9000)}":1}`),
  'lists in lists': () => list(190_000, () => '[]'),
  'texts of escapes': () => list(2, () => JSON.stringify('\u0001'.repeat(400_000))),
} satisfies Record<string, (own: string) => string>;

// The memory of a process is read where Linux tells it.
test.runIf(process.platform === 'linux').each(Object.entries(BODIES))(
  'three bodies at once leave a small server its memory: %s',
  async (_name, make) => {
    const { folder, remove } = makeDataFolder();
    onTestFinished(remove);
    const server = await startServer(folder, { RATE_LIMIT_FACTOR: '1' });
    onTestFinished(() => kill(server.process));
    const { publishable } = readKeys(folder);
    const memory = watchMemory(server.process.pid ?? 0);
    const before = memory.now();
    let sent = 0;
    const send = (path: string) => {
      sent += 1;
      const body = make(`${sent}`);
      return fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: publishable },
        body: path.includes('/rpc/') ? `{"p_draft":${body}}` : body,
      }).then(
        ({ status }) => status,
        () => CUT,
      );
    };
    const statuses: number[] = [];
    for (const path of PATHS)
      for (let round = 0; round < 4; round += 1)
        statuses.push(...(await Promise.all([send(path), send(path), send(path)])));
    for (const status of statuses) expect([400, 401, 404, 413, 503, CUT]).toContain(status);
    expect(memory.most()).toBeLessThan(400);
    await expect.poll(memory.now, { timeout: 20_000 }).toBeLessThan(before + 150);
    // A connection that the server has closed is tried again.
    const ask = () => fetch(`${server.origin}/config.json`).then(({ status }) => status, String);
    await expect.poll(ask).toBe(200);
  },
);

/** Megabytes that a process holds, looked at twenty times a second. */
function watchMemory(pid: number) {
  const now = () => {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  };
  let most = now();
  const look = () => {
    most = Math.max(most, now());
    return most;
  };
  const timer = setInterval(look, 50);
  onTestFinished(() => clearInterval(timer));
  return { now, most: look };
}

function many(count: number, write: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => write(at)).join(',');
}

function list(count: number, write: (at: number) => string): string {
  return `[${many(count, write)}]`;
}

/** The answer came before the end of the body. */
const CUT = 0;
const PATHS = ['/rest/v1/documents', '/rest/v1/rpc/save_document', '/functions/v1/support-message'];
