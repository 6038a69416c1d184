import type { SupabaseClient } from '@supabase/supabase-js';
import { type CheckedBackend, connect } from './connect.ts';
import { expectTo } from './expect-to.ts';
import { addPerson, type Person } from './people.ts';

/**
 * Whether somebody who administers reads what others own. Our own layer reads the role in
 * `user_roles`; a hosted project must write it into the token of the next sign-in, by a hook that
 * its operator enables (docs/decisions/020-one-policy-for-each-role.md).
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
    // First: an account that could not be deleted must not stay an administrator.
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
