import type { SupabaseClient } from '@supabase/supabase-js';
import { checkAdministrators } from './check-administrators.ts';
import { type CheckedBackend, connect } from './connect.ts';
import { expectTo, PUSH_TABLES } from './expect-to.ts';
import { type FoundCapabilities, findCapabilities } from './find-capabilities.ts';
import { addPerson, type Person } from './people.ts';

/**
 * `problem` is null when the check passed; `limit` says what the application then does not offer.
 */
export type BackendFinding = { title: string; problem: string | null; limit?: string };

/**
 * Checks with the official client that a backend fits this application: accounts, schema, row
 * security, administrators. Uses temporary accounts. Titles and problems are sentences for the
 * operator.
 */
export async function* checkBackend(backend: CheckedBackend): AsyncGenerator<BackendFinding> {
  const visitor = connect(backend, backend.publishableKey);
  yield await find('Les comptes répondent', () => checkAccounts(visitor));
  for (const table of TABLES)
    yield await find(`La table ${table} est là, fermée aux visiteurs`, () =>
      checkTable(visitor, table),
    );
  const people: Person[] = [];
  const added = await find('Des comptes d’essai sont créés et se connectent', async () => {
    while (people.length < 2) people.push(await addPerson(backend));
  });
  yield added;
  const [owner, stranger] = people;
  if (owner && stranger) {
    yield* checkPeople(owner.client, stranger.client);
    yield await find('Les administrateurs lisent les données de tous', () =>
      checkAdministrators(backend, owner),
    );
    yield* checkCapabilities(backend);
  }
  if (people.length > 0)
    yield await find('Les comptes d’essai sont supprimés', async () => {
      for (const { remove } of people) await remove();
    });
}

/** One line for the operator. */
export function formatFinding({ title, problem, limit }: BackendFinding): string {
  if (problem !== null) return `✗ ${title} — ${problem}`;
  return limit === undefined ? `✓ ${title}` : `· ${title} — ${limit}`;
}

async function* checkPeople(
  owner: SupabaseClient,
  stranger: SupabaseClient,
): AsyncGenerator<BackendFinding> {
  yield await find('Chaque compte a son profil', () => checkProfile(owner));
  yield await find('Chacun lit ses données, et personne d’autre', () =>
    checkPrivacy(owner, stranger),
  );
  yield await find('Une session fermée n’ouvre plus rien', () => checkSignOut(stranger));
}

/** A missing check of the backend is no fault: the application does not offer the feature. */
async function* checkCapabilities(backend: CheckedBackend): AsyncGenerator<BackendFinding> {
  let found: FoundCapabilities | null = null;
  const tried = await find('On sait ce qui est vérifié ici', async () => {
    found = await findCapabilities(backend);
  });
  yield tried;
  for (const [name, title, limit] of CAPABILITIES)
    if (found !== null) yield { title, problem: null, ...(!found[name] && { limit }) };
}

async function find(title: string, check: () => Promise<void>): Promise<BackendFinding> {
  try {
    await check();
    return { title, problem: null };
  } catch (error) {
    return { title, problem: sayProblem(error) };
  }
}

/** The client’s errors are objects of several classes. */
function sayProblem(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'message' in error ? String(error.message) : String(error);
}

async function checkAccounts(visitor: SupabaseClient): Promise<void> {
  const { error } = await visitor.auth.signInWithPassword({
    email: 'nobody@example.invalid',
    password: 'not a password of anybody',
  });
  expectTo(
    error?.code === 'invalid_credentials',
    `un refus était attendu, la réponse est « ${error?.message} » : vérifiez l’adresse et la clé publique`,
  );
}

/** A missing table is refused with another code. */
async function checkTable(visitor: SupabaseClient, table: string): Promise<void> {
  const { error } = await visitor.from(table).select('*').limit(1);
  expectTo(error !== null, `un visiteur peut la lire : ${PUSH_TABLES}`);
  expectTo(error.code === '42501', `la réponse est « ${error.message} » : ${PUSH_TABLES}`);
}

async function checkProfile(owner: SupabaseClient): Promise<void> {
  const { data, error } = await owner.from('profiles').select('first_name').single();
  if (error) throw error;
  expectTo(
    data.first_name === 'Essai',
    `les noms donnés à l’inscription n’y sont pas : ${PUSH_TABLES}`,
  );
}

async function checkPrivacy(owner: SupabaseClient, stranger: SupabaseClient): Promise<void> {
  const { error } = await owner.from('clients').insert({ name: 'Essai' });
  if (error) throw error;
  const own = await owner.from('clients').select('name');
  expectTo(own.data?.length === 1, `leur propriétaire ne les lit pas : ${PUSH_TABLES}`);
  const seen = await stranger.from('clients').select('name');
  expectTo(seen.data?.length === 0, `un autre compte les lit : ${PUSH_TABLES}`);
  const changed = await stranger.from('clients').update({ name: 'x' }).eq('name', 'Essai').select();
  expectTo((changed.data ?? []).length === 0, `un autre compte les change : ${PUSH_TABLES}`);
  const promoted = await stranger.from('user_roles').insert({ role: 'admin' });
  expectTo(promoted.error !== null, `un compte peut se faire administrateur : ${PUSH_TABLES}`);
}

async function checkSignOut(stranger: SupabaseClient): Promise<void> {
  const { data } = await stranger.auth.getSession();
  const token = data.session?.access_token ?? '';
  await stranger.auth.signOut();
  const { data: seen } = await stranger.auth.getUser(token);
  expectTo(
    seen.user === null,
    'son jeton dit encore de qui elle était : mettez le serveur des comptes à jour',
  );
}

const CAPABILITIES: readonly [keyof FoundCapabilities, string, string][] = [
  [
    'recoveryCodes',
    'Les codes de secours sont vérifiés',
    'pas ici, et les pages n’en proposent pas',
  ],
  [
    'passwordProof',
    'Un autre mot de passe demande l’actuel',
    'pas ici, et les pages ne le demandent pas ; activez « Require current password when updating »',
  ],
  [
    'endsAtOnce',
    'Une session fermée ne lit plus de données',
    'pas ici, mais à la fin de son jeton (jwt_expiry), et les pages le disent',
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
