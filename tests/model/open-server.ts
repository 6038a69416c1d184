import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { hash } from '@node-rs/bcrypt';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { openBackend } from '#server/backend/open-backend.ts';
import { insertUser } from '#server/test/people.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

export type ModelServer = Awaited<ReturnType<typeof openServer>>;

/** The server on its own database and a port, which can die at any request and start again. */
export async function openServer() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'facturier-model-'));
  mkdirSync(join(folder, 'client'));
  let running: Running | null = null;
  /** Requests left before the server dies. */
  let doom: { left: number; isDone: boolean } | null = null;
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const isLast = doom !== null && doom.left === 0;
      if (doom) doom.left -= 1;
      if (running && (!isLast || doom?.isDone)) {
        const answer = await running.app.fetch(request, env);
        if (!isLast) return answer;
      }
      if (isLast) await die();
      server.closeAllConnections();
      return new Response(null, { status: 503 });
    },
  }) as NetServer & { closeAllConnections: () => void };
  const die = async () => {
    const { backend } = running ?? {};
    running = null;
    doom = null;
    server.closeAllConnections();
    await backend?.stop();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const start = async () => {
    running = await run({ databaseUrl: database.url, folder, origin });
  };
  await start();
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await running?.backend.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const password = await hash(PASSWORD, 4);
  return {
    origin,
    owner: database.owner,
    /** At the request that comes after `left` others, which is done or not, and never answered. */
    dieAt: (left: number, isDone: boolean) => {
      doom = { left, isDone };
    },
    startAgain: async () => {
      if (running) await die();
      await start();
    },
    createAccount: async () => {
      const id = await insertUser(database.owner);
      await database.owner.query('update auth.users set encrypted_password = $2 where id = $1', [
        id,
        password,
      ]);
      return { id, email: `${id}@exemple.fr`, password: PASSWORD };
    },
  };
}

type Running = Awaited<ReturnType<typeof run>>;

async function run({
  databaseUrl,
  folder,
  origin,
}: Record<'databaseUrl' | 'folder' | 'origin', string>) {
  const backend = await openBackend({
    ...{ project: null, databaseUrl, dataDirectory: folder, issuer: `${origin}/auth/v1` },
    ...{ site: { origin, redirects: [] }, isSignUpOpen: true, providers: [], captcha: null },
    rateFactor: 1_000_000,
    sendEmail: () => Promise.resolve(),
    clientIpOf: () => '192.0.2.1',
    report: () => undefined,
    ...silentOperator,
  });
  const app = createApp({
    ...{ clientDirectory: join(folder, 'client'), backend, functions: new Hono(), outbox: null },
    ...{
      emailPages: new Hono(),
      health: new Hono(),
      onIssued: () => undefined,
      onEntered: () => undefined,
      siteOrigin: null,
      chatId: null,
      deployment: {},
    },
    clientIpOf: () => '192.0.2.1',
    log: () => undefined,
  });
  return { backend, app };
}

const PASSWORD = 'cheval-pile-agrafe';
