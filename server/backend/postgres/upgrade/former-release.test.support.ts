import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, ClientBase, Pool } from 'pg';
import { expect } from 'vitest';
import { readPlatform } from '#server/backend/postgres/platform/read-platform.ts';
import { askAs } from '#server/test/ask-as.ts';
import type { TestDatabase } from '#server/test/test-database.ts';

/** The database of the former release, with rows in its tables; migrating brings it up to date. */
export async function fillFormerRelease(
  owner: Pick<Pool | Client | ClientBase, 'query'>,
): Promise<void> {
  await owner.query(readPlatform());
  for (const name of ['former-release.generated.sql', 'former-rows.sql'])
    await owner.query(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Asks as the user of the former release who issued documents. */
export function askAsIssuer({ gateway }: Pick<TestDatabase, 'gateway'>) {
  const sub = '00000000-0000-4000-8000-000000000001';
  const claims = { sub, role: 'authenticated', aal: 'aal2' };
  return (text: string, values: unknown[] = []) =>
    askAs(gateway, { role: 'authenticated', claims }, { text, values });
}

/** The chains of that user hold, and the next document and payment are added to them. */
export async function expectChainsToGoOn(ask: ReturnType<typeof askAsIssuer>): Promise<void> {
  const verify = () => ask('select kind, documents::int, payments::int from verify_integrity()');
  expect(await verify()).toEqual([{ kind: null, documents: 8, payments: 4 }]);
  const draft = {
    ...{ kind: 'facture-tva', issueDate: '2026-11-20' },
    ...{ seller: { name: 'Garance', siren: '732829320' }, buyer: { name: 'Émile' } },
  };
  await ask('select from save_document($1, $2, $3, $4)', ['next', draft, {}, { total: 12 }]);
  expect(await ask("select number from issue_document('next', $1, 'F')", [draft])).toEqual([
    { number: 'F-2026-0006' },
  ]);
  await ask("select from record_payment(gen_random_uuid(), 'next', 12, '2026-11-21')");
  expect(await verify()).toEqual([{ kind: null, documents: 9, payments: 5 }]);
}
