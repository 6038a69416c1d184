import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import type { Access } from '#server/backend/postgres/access.ts';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import { accessOf, urlOf } from './test-server.ts';

export type TestDatabase = {
  /** As the requests of the server connect. */
  gateway: Pool;
  /** As the accounts do. */
  accounts: Pool;
  /** As the owner: to prepare and to look, never to serve. */
  owner: Pool;
  access: Access;
  /** As DATABASE_URL gives it. */
  url: string;
};

/** A database up to date for the tests of a file, gone after them. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase('template_migrated');
}

/** A database that holds nothing yet. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0');
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asServerOwner(`create database ${name} template ${template}`);
  const access = accessOf(inject('postgresUrl'), name);
  const connect = (user: Parameters<Access['config']>[0]) =>
    // Tests of one file may all wait for their turn.
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
  // Copies of one template wait for one another.
  await client.query('select pg_advisory_lock(1)');
  await client.query(text);
  await client.end();
}
