import { randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Two people who are signed in, for a while. */
export type People = {
  owner: SupabaseClient;
  stranger: SupabaseClient;
  remove: () => Promise<void>;
};

/** Makes two confirmed accounts as the server itself, under addresses that no mail reaches (RFC 2606). */
export async function addPeople(
  server: SupabaseClient,
  connect: () => SupabaseClient,
): Promise<People> {
  const ids: string[] = [];
  const add = async () => {
    const [email, password] = [
      `${randomUUID()}@example.invalid`,
      randomBytes(24).toString('base64url'),
    ];
    const { data, error } = await server.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { first_name: 'Essai' },
    });
    if (error) throw error;
    ids.push(data.user.id);
    const client = connect();
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
    return client;
  };
  const remove = async () => {
    for (const id of ids) {
      const { error } = await server.auth.admin.deleteUser(id);
      if (error) throw error;
    }
  };
  try {
    return { owner: await add(), stranger: await add(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
