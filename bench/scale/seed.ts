import type { Client } from 'pg';
import { AS_THEY_COME, addUsers, TIDY } from '../backend/large-database.ts';
import { ACCOUNTS, CONTENTS, DOCUMENTS_OF_A_FIFTH, NAMES, PAYMENTS, RECORDS } from './rows.ts';
import { withoutIndexes } from './without-indexes.ts';

export const SMALL = 'petit@exemple.fr';
export const LARGE = 'grand@exemple.fr';
/** Documents of the small account, and of everybody in the crowd. */
export const FEW = 100;

/** Documents of the large account, and of all accounts together. */
export type Size = { many: number; all: number };

/** Fills both accounts and a crowd, whose documents lie among theirs by date. */
export async function seed(owner: Client, { many, all }: Size): Promise<void> {
  const crowd = Math.ceil((all - many - FEW) / FEW);
  await switchCare(owner, 'off');
  for (const text of [AS_THEY_COME, ...MEMORY, addUsers(crowd, 'foule'), ...NAMES])
    await owner.query(text);
  await owner.query(ACCOUNTS, [SMALL, LARGE, FEW, many]);
  await withoutIndexes(owner, TABLES, () => fill(owner));
  for (const text of [...TIDY, 'reset work_mem']) await run(owner, text, text);
  await switchCare(owner, 'on');
}

async function fill(owner: Client): Promise<void> {
  for (const text of RECORDS) await owner.query(text);
  for (let fifth = 4; fifth >= 0; fifth -= 1)
    await run(owner, `documents, ${fifth + 1} of 5 years`, DOCUMENTS_OF_A_FIFTH, [fifth]);
  await run(owner, 'payments', PAYMENTS);
  await run(owner, 'contents', CONTENTS, [SMALL, LARGE]);
  console.error('… indexes');
}

async function run(owner: Client, name: string, text: string, values: unknown[] = []) {
  const began = performance.now();
  await owner.query(text, values);
  console.error(`… ${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}

/** Seeded rows may be lost in a crash, and one vacuum at the end is enough. */
async function switchCare(owner: Client, value: 'on' | 'off'): Promise<void> {
  for (const name of ['full_page_writes', 'autovacuum'])
    await owner.query(`alter system set ${name} = ${value}`);
  await owner.query('select pg_reload_conf()');
}

const MEMORY = ["set work_mem = '256MB'", "set maintenance_work_mem = '512MB'"];
const TABLES = [
  'public.documents',
  'public.document_contents',
  'public.payments',
  'public.clients',
  'public.products',
  'public.companies',
];
