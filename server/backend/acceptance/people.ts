import { randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type CheckedBackend, connect } from './connect.ts';

/** Somebody who is signed in, for a while. */
export type Person = { client: SupabaseClient; remove: () => Promise<void> };

/** Makes a confirmed account as the server itself, under an address that no mail reaches (RFC 2606). */
export async function addPerson(backend: CheckedBackend): Promise<Person> {
  const { admin } = connect(backend, backend.secretKey).auth;
  const email = `${randomUUID()}@example.invalid`;
  const password = randomBytes(24).toString('base64url');
  const { data, error } = await admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { first_name: 'Essai' },
  });
  if (error) throw error;
  const remove = async () => {
    const deleted = await admin.deleteUser(data.user.id);
    if (deleted.error) throw deleted.error;
  };
  const client = connect(backend, backend.publishableKey);
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (!signedIn.error) return { client, remove };
  await remove();
  throw signedIn.error;
}
