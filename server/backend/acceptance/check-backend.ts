import type { SupabaseClient } from '@supabase/supabase-js';
import { type CheckedBackend, connect } from './connect.ts';
import { type FoundCapabilities, findCapabilities } from './find-capabilities.ts';
import { addPerson, type Person } from './people.ts';

/** What was found: `problem` is null where it is as it should be, `limit` says what is not offered for it. */
export type Finding = { title: string; problem: string | null; limit?: string };

/**
 * Checks by the official client that a backend is one for this application: its accounts answer, its schema is there, and its rules keep
 * people apart. Makes two accounts for it, and deletes them.
 */
export async function* checkBackend(backend: CheckedBackend): AsyncGenerator<Finding> {
  const visitor = connect(backend, backend.publishableKey);
  yield await find('Accounts answer', () => checkAccounts(visitor));
  for (const table of TABLES)
    yield await find(`Table ${table} is there, closed to visitors`, () =>
      checkTable(visitor, table),
    );
  const people: Person[] = [];
  const added = await find('Accounts are made, and sign in', async () => {
    while (people.length < 2) people.push(await addPerson(backend));
  });
  yield added;
  const [owner, stranger] = people;
  if (owner && stranger) {
    yield* checkPeople(owner.client, stranger.client);
    yield* checkCapabilities(backend);
  }
  if (people.length > 0)
    yield await find('Accounts are deleted', async () => {
      for (const { remove } of people) await remove();
    });
}

/** A line for the operator. */
export function formatFinding({ title, problem, limit }: Finding): string {
  if (problem !== null) return `✗ ${title}: ${problem}`;
  return limit === undefined ? `✓ ${title}` : `· ${title}: ${limit}`;
}

async function* checkPeople(
  owner: SupabaseClient,
  stranger: SupabaseClient,
): AsyncGenerator<Finding> {
  yield await find('A profile comes with each account', () => checkProfile(owner));
  yield await find('What is one’s own is read by oneself alone', () =>
    checkPrivacy(owner, stranger),
  );
  yield await find('A session that was ended opens nothing', () => checkSignOut(stranger));
}

/** What this backend does not check is no fault: the application offers it no more. */
async function* checkCapabilities(backend: CheckedBackend): AsyncGenerator<Finding> {
  let found: FoundCapabilities | null = null;
  const tried = await find('It says what it checks', async () => {
    found = await findCapabilities(backend);
  });
  yield tried;
  for (const [name, title, limit] of CAPABILITIES)
    if (found !== null) yield { title, problem: null, ...(!found[name] && { limit }) };
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

const CAPABILITIES: readonly [keyof FoundCapabilities, string, string][] = [
  ['recoveryCodes', 'Recovery codes are checked', 'not here: none is offered'],
  [
    'passwordProof',
    'Another password wants the current one',
    'not here: it is not asked for; see « Require current password when updating »',
  ],
  [
    'endsAtOnce',
    'A session that was ended reads no more data',
    'not here: until its token is over (jwt_expiry), and the pages say so',
  ],
];

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
