import type { Client } from 'pg';
import type { Manifest } from './archive-manifest.ts';

/** Counts that an operator compares after a backup or a restore. */
export async function countStored(owner: Client): Promise<Manifest['counts']> {
  const { rows } = await owner.query<Manifest['counts']>(COUNT);
  return rows[0] ?? { accounts: 0, documents: 0, issued: 0, payments: 0, waiting: 0 };
}

/** Integers: an int8 would come as text. */
const COUNT = `select
    (select count(*)::int from auth.users where deleted_at is null) as accounts,
    (select count(*)::int from public.documents) as documents,
    (select count(*)::int from public.documents where issued_at is not null) as issued,
    (select count(*)::int from public.payments) as payments,
    (select count(*)::int from private.mail_queue) as waiting`;
