import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { addPeople, type People } from './people.ts';

/** Where a backend is, and what asks it. */
export type CheckedBackend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch?: typeof fetch;
};

/** What was found: `problem` is null where it is as it should be. */
export type Finding = { title: string; problem: string | null };

/**
 * Checks by the official client that a backend is one for this application: its accounts answer, its schema is there, and its rules keep
 * people apart. Makes two accounts for it, and deletes them.
 */
export async function* checkBackend(backend: CheckedBackend): AsyncGenerator<Finding> {
  const connect = (key: string): SupabaseClient =>
    createClient(backend.url, key, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      global: { ...(backend.fetch && { fetch: backend.fetch }) },
    });
  const visitor = connect(backend.publishableKey);
  const server = connect(backend.secretKey);

  yield await find('Accounts answer', () => checkAccounts(visitor));
  for (const table of TABLES)
    yield await find(`Table ${table} is there, closed to visitors`, () =>
      checkTable(visitor, table),
    );
  let people: People | null = null;
  yield await find('Accounts are made, and sign in', async () => {
    people = await addPeople(server, () => connect(backend.publishableKey));
  });
  if (people === null) return;
  const { owner, stranger, remove }: People = people;
  yield await find('A profile comes with each account', () => checkProfile(owner));
  yield await find('What is one’s own is read by oneself alone', () =>
    checkPrivacy(owner, stranger),
  );
  yield await find('A session that was ended opens nothing', () => checkSignOut(stranger));
  yield await find('Accounts are deleted', remove);
}

async function find(title: string, check: () => Promise<void>): Promise<Finding> {
  try {
    await check();
    return { title, problem: null };
  } catch (error) {
    return { title, problem: sayProblem(error) };
  }
}

/** Errors of the client are objects of several classes. */
function sayProblem(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'message' in error ? String(error.message) : String(error);
}

async function checkAccounts(visitor: SupabaseClient): Promise<void> {
  const { error } = await visitor.auth.signInWithPassword({
    email: 'nobody@example.invalid',
    password: 'not a password of anybody',
  });
  expectTo(error?.code === 'invalid_credentials', `expected a refusal, got ${error?.message}`);
}

/** A table that is missing is refused by another code. */
async function checkTable(visitor: SupabaseClient, table: string): Promise<void> {
  const { error } = await visitor.from(table).select('*').limit(1);
  expectTo(error !== null, 'a visitor may read it');
  expectTo(error.code === '42501', error.message);
}

async function checkProfile(owner: SupabaseClient): Promise<void> {
  const { data, error } = await owner.from('profiles').select('first_name').single();
  if (error) throw error;
  expectTo(data.first_name === 'Essai', 'the names of the sign-up are not in it');
}

async function checkPrivacy(owner: SupabaseClient, stranger: SupabaseClient): Promise<void> {
  const { error } = await owner.from('clients').insert({ name: 'Essai' });
  if (error) throw error;
  const own = await owner.from('clients').select('name');
  expectTo(own.data?.length === 1, 'its owner does not read it');
  const seen = await stranger.from('clients').select('name');
  expectTo(seen.data?.length === 0, 'a stranger reads it');
  const changed = await stranger.from('clients').update({ name: 'x' }).eq('name', 'Essai').select();
  expectTo((changed.data ?? []).length === 0, 'a stranger changes it');
  const promoted = await stranger.from('user_roles').insert({ role: 'admin' });
  expectTo(promoted.error !== null, 'a user makes itself an administrator');
}

async function checkSignOut(stranger: SupabaseClient): Promise<void> {
  const { data } = await stranger.auth.getSession();
  const token = data.session?.access_token ?? '';
  await stranger.auth.signOut();
  const { data: seen } = await stranger.auth.getUser(token);
  expectTo(seen.user === null, 'its token still says who it was');
}

function expectTo(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

const TABLES = [
  'profiles',
  'user_roles',
  'companies',
  'clients',
  'products',
  'documents',
  'document_contents',
  'leads',
  'email_logs',
  'generated_pdfs',
];
