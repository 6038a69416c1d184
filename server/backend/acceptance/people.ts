import { randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type CheckedBackend, connect } from './connect.ts';

export type Person = {
  id: string;
  email: string;
  client: SupabaseClient;
  /** Signs in again for a token with the current roles. */
  signIn: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Creates a confirmed account with the secret key, at an address without mail (RFC 2606). */
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
  const { id } = data.user;
  const client = connect(backend, backend.publishableKey);
  const signIn = async () => {
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
  };
  const remove = async () => {
    const deleted = await admin.deleteUser(id);
    if (deleted.error) throw deleted.error;
  };
  try {
    await signIn();
    return { id, email, client, signIn, remove };
  } catch (refusal) {
    await remove();
    throw refusal;
  }
}
