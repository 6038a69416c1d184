import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { askAs } from './ask-as.ts';
import type { TestDatabase } from './test-database.ts';

type Rows = Record<string, unknown>[];
export type Ask = (text: string, values?: unknown[]) => Promise<Rows>;

export type People = {
  ownerId: string;
  owner: Ask;
  stranger: Ask;
  anonymous: Ask;
  admin: Ask;
  server: Ask;
};

/** Two users, an administrator, a visitor and the server, each with the rights of its requests. */
export async function createPeople({ gateway, owner }: TestDatabase): Promise<People> {
  const [ownerId, strangerId, adminId] = [
    await insertUser(owner),
    await insertUser(owner),
    await insertUser(owner),
  ];
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    adminId,
  ]);
  const user = (sub: string) =>
    ask(gateway, { role: 'authenticated', claims: { sub, role: 'authenticated' } });
  return {
    ownerId,
    owner: user(ownerId),
    stranger: user(strangerId),
    admin: user(adminId),
    anonymous: ask(gateway, { role: 'anon', claims: { role: 'anon' } }),
    server: ask(gateway, { role: 'service_role', claims: { role: 'service_role' } }),
  };
}

export async function insertUser(
  owner: Pool,
  metadata: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, now(), $3)`,
    [id, `${id}@exemple.fr`, metadata],
  );
  return id;
}

function ask(gateway: Pool, caller: Caller): Ask {
  return (text, values) => askAs(gateway, caller, { text, values });
}
