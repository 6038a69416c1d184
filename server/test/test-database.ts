import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import type { Access } from '#server/backend/postgres/access.ts';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import { accessOf, urlOf } from './test-server.ts';

export type TestDatabase = {
  gateway: Pool;
  accounts: Pool;
  /** Connects as the owner, to prepare and inspect. */
  owner: Pool;
  access: Access;
  /** Like DATABASE_URL. */
  url: string;
};

/** A migrated database for a test file, dropped after it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('template_migrated');
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0');
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asServerOwner(`create database ${name} template ${template}`);
  const access = accessOf(inject('postgresUrl'), name);
  const connect = (user: Parameters<Access['config']>[0]) =>
    // Tests of one file may all wait for a connection.
    openPool({ ...access.config(user), max: 8 }, 60_000);
  const pools = {
    gateway: connect('gateway'),
    accounts: connect('auth_service'),
    owner: connect('owner'),
  };
  afterAll(async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    await asServerOwner(`drop database ${name} with (force)`);
  });
  return { ...pools, access, url: urlOf(inject('postgresUrl'), name) };
}

async function asServerOwner(text: string): Promise<void> {
  const client = new Client(accessOf(inject('postgresUrl'), 'postgres').config('owner'));
  await client.connect();
  // Simultaneous copies of one template fail: take turns.
  await client.query('select pg_advisory_lock(1)');
  await client.query(text);
  await client.end();
}
