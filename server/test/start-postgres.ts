import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/backend/postgres/embedded/start-embedded.ts';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { silentOperator } from './silent-operator.ts';
import { accessOf } from './test-server.ts';

/**
 * Starts the PostgreSQL of a test run, or uses the server of TEST_DATABASE_URL (its owner’s); each
 * test file copies a migrated database (test-database.ts).
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const { server, end } = url ? { server: url, end: () => Promise.resolve() } : await start();
  try {
    await makeTemplate(server);
  } catch (error) {
    await end();
    throw error;
  }
  provide('postgresUrl', server);
  return end;
}

async function start(): Promise<{ server: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-test-'));
  chmodSync(folder, 0o755);
  const { host, stop } = await startEmbedded(folder, silentOperator);
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const server = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
  return { server, end };
}

async function makeTemplate(server: string): Promise<void> {
  const owner = new Client(accessOf(server, 'postgres').config('owner'));
  await owner.connect();
  await owner.query('drop database if exists template_migrated');
  await owner.query('create database template_migrated');
  await owner.end();
  const { stop } = await connectDatabase(accessOf(server, 'template_migrated'));
  await stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner’s. */
    postgresUrl: string;
  }
}
