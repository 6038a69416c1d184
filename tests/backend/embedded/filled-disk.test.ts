import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD } from '#server/test/auth-site.ts';
import {
  clusterOf,
  kill,
  makeDataFolder,
  readKeys,
  startServer,
} from '#server/test/spawned-server.ts';

/** Draft quota of an account, in bytes: `private.list_limits()`. */
const QUOTA = 250_000_000;
/** Enough attempts to fill three quotas. Set WRITES by hand for many more. */
const writes = Number(process.env.WRITES ?? 500);

const ONE_ROW = { Accept: 'application/vnd.pgrst.object+json', Prefer: 'return=representation' };

test.each([
  ['changed again and again', 'PATCH', 1, {}],
  ['changed with another, and taken back for being two', 'PATCH', 2, ONE_ROW],
  ['added where one is already', 'POST', 1, {}],
])(
  'a draft of 1.9 MB that is %s takes three times what an account may hold, at most',
  { timeout: 600_000 },
  async (_, method, drafts, headers) => {
    const { ask, draftIds, measure } = await startWithDrafts(drafts);
    const before = measure();
    const statuses = new Map<string, number>();
    const path = `document_contents${method === 'PATCH' ? `?document_id=in.(${draftIds})` : ''}`;
    let left = writes;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const body = { draft: makeDraft(), ...(method === 'POST' && { document_id: draftIds[0] }) };
        const answer = await ask(path, { method, headers, body });
        const said = `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1] ?? ''}`;
        statuses.set(said, (statuses.get(said) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    const after = measure();
    console.log(JSON.stringify({ before, after, statuses: [...statuses] }));
    expect(after.database - before.database).toBeLessThan(3 * QUOTA);
    expect(after.log).toBeLessThan(2 * QUOTA);
  },
);

/** Starts a server with production limits except for networks, and an account with drafts on it. */
async function startWithDrafts(count: number) {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder);
  onTestFinished(() => kill(server.process));
  const { secret, publishable } = readKeys(folder);
  const send = (path: string, init: Init) => post(`${server.origin}${path}`, init);
  const email = 'ecrit@exemple.fr';
  await send('/auth/v1/admin/users', {
    headers: { apikey: secret, Authorization: `Bearer ${secret}` },
    body: { email, password: PASSWORD, email_confirm: true },
  });
  const session = await send('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishable },
    body: { email, password: PASSWORD },
  });
  const own = {
    apikey: publishable,
    Authorization: `Bearer ${(await session.json()).access_token}`,
  };
  const ask = (path: string, { headers, ...init }: Init) =>
    send(`/rest/v1/${path}`, { ...init, headers: { ...own, ...headers } });
  const draftIds = Array.from({ length: count }, () => randomUUID());
  for (const id of draftIds) {
    await ask('documents', { body: { id, document_type: 'devis' } });
    const body = { document_id: id, draft: makeDraft() };
    expect((await ask('document_contents', { body })).status).toBe(201);
  }
  const cluster = clusterOf(folder);
  const measure = () => ({
    database: sizeOf(join(cluster, 'base')),
    log: sizeOf(join(cluster, 'pg_wal')),
  });
  return { ask, draftIds, measure };
}

type Init = { method?: string; headers?: Record<string, string>; body: unknown };

function post(url: string, { method = 'POST', headers, body }: Init): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Incompressible, and different from every other draft. */
function makeDraft() {
  return { notes: randomBytes(1_425_000).toString('base64') };
}

function sizeOf(folder: string): number {
  let size = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // PostgreSQL removes files meanwhile.
    const found = entry.isDirectory() ? null : statSync(path, { throwIfNoEntry: false });
    size += entry.isDirectory() ? sizeOf(path) : (found?.blocks ?? 0) * 512;
  }
  return size;
}
