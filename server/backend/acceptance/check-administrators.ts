import type { SupabaseClient } from '@supabase/supabase-js';
import { type CheckedBackend, connect } from './connect.ts';
import { expectTo } from './expect-to.ts';
import { addPerson, type Person } from './people.ts';

/**
 * Throws unless an administrator can read rows of other users. Our own layer reads the role in
 * `user_roles`; a hosted project needs a token hook that its operator enables
 * (docs/decisions/020-one-policy-for-each-role.md).
 */
export async function checkAdministrators(backend: CheckedBackend, owner: Person): Promise<void> {
  const roles = connect(backend, backend.secretKey).from('user_roles');
  const person = await addPerson(backend);
  try {
    const granted = await roles.insert({ user_id: person.id, role: 'admin' });
    if (granted.error) throw granted.error;
    await person.signIn();
    expectTo(await readsClientsOf(owner, person.client), HOOK);
  } finally {
    // First: an account whose deletion fails must not stay an administrator.
    await roles.delete().eq('user_id', person.id);
    await person.remove();
  }
}

async function readsClientsOf({ id }: Person, administrator: SupabaseClient): Promise<boolean> {
  const { data, error } = await administrator.from('clients').select('name').eq('user_id', id);
  if (error) throw error;
  return data.length > 0;
}

const HOOK =
  'leurs jetons ne portent pas leur rôle : activez « Customize Access Token (JWT) Claims hook » dans Authentication › Hooks, avec la fonction private.write_role, ou envoyez config.toml par « npx supabase config push »';
