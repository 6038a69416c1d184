import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionKey } from '#app/data/account/session/session-storage.ts';
import { databaseOf } from '#app/data/device/keeper.ts';
import { CONSENT_KEYS } from '#app/lib/consent/consent.ts';
import { themeKey } from '#app/lib/theme/theme.ts';
import { databaseStores, keptOnDevice } from './kept-on-device.ts';

const root = join(import.meta.dirname, '../../..');
const listed = keptOnDevice.flatMap(({ keys }) => keys);

test('each file that keeps something on the device is read by this test', () => {
  const writing =
    /\.setItem\(|\bcaches\.open\(|\bopenDB\b|persistSession: true|\.cookie\s*=|cookieStore|<ScrollRestoration|\b(?:local|session)Storage[.[](?!(?:get|remove)Item|clear)/;
  expect(listSources('app').filter((path) => writing.test(read(path)))).toEqual(
    Object.keys(WRITERS).sort(),
  );
});

test('each key of the device is listed, and no other', () => {
  const written = Object.entries(WRITERS).flatMap(([path, keysOf]) => {
    const keys = keysOf(read(path));
    expect(keys, path).not.toEqual([]);
    return keys;
  });
  const cookies = listSources('server').flatMap((path) =>
    [...read(path).matchAll(/: SiteCookie = \{ name: '([^']+)'/g)].map(
      ([, name]) => `__Host-${name}`,
    ),
  );
  expect([...listed].sort()).toEqual([...written, ...cookies].sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test('each store of the database is told, and no other', () => {
  const [, schema = ''] = read('app/data/device/browser-schema.ts').split(
    'interface BrowserSchema extends DBSchema {',
  );
  const stores = [...(schema.split('\n}')[0] ?? '').matchAll(/^ {2}(\w+): \{/gm)];
  expect(stores.map(([, name]) => name).sort()).toEqual(Object.keys(databaseStores).sort());
});

test('the server sets no cookie but those of its list', () => {
  const setting = /['"]Set-Cookie['"]|\bsetCookie\(/;
  expect(listSources('server').filter((path) => setting.test(read(path)))).toEqual([
    'server/backend/auth/protocol/site-cookie.ts',
    'server/backend/auth/providers/authorize.ts',
    'server/backend/upstream/create-upstream.ts',
  ]);
});

/** The keys of each file that writes, by its own constants. */
const WRITERS: Readonly<Record<string, (source: string) => string[]>> = {
  'app/data/device/browser-database.ts': () => [databaseOf(null), databaseOf('…')],
  'app/data/device/keeper.ts': readConstants,
  'app/data/device/left-drafts.ts': (source) =>
    readConstants(source).flatMap((prefix) => [`${prefix}:…`, `${prefix}-of-…:…`]),
  'app/data/kept-forms.ts': (source) => {
    const [, union = ''] = /type KeptFormName =([^;]+);/.exec(source) ?? [];
    return [...union.matchAll(/'([^']+)'/g)].map(([, name]) => `facturier-${name}`);
  },
  // The official client keeps the session, and the proof of a sign-in that is under way (PKCE).
  'app/data/account/supabase-options.ts': () => [sessionKey, `${sessionKey}-code-verifier`],
  'app/features/articles/vote/kept-votes.ts': readConstants,
  'app/lib/answered-count.ts': () =>
    listSources('app').flatMap((path) =>
      [...read(path).matchAll(/createAnsweredCount\('([^']+)'\)/g)].map(([, key = '']) => key),
    ),
  'app/lib/consent/consent.ts': () => Object.values(CONSENT_KEYS),
  'app/lib/notices/new-version.ts': readConstants,
  'app/lib/offline/declined-site.ts': readConstants,
  'app/lib/offline/worker/kept-site.ts': (source) =>
    ['SITE', 'VISITED_BY_BUILD'].map((name) => {
      const [, key] = new RegExp(`const ${name} = '([^']+)'`).exec(source) ?? [];
      return key?.endsWith('-') ? `${key}…` : `${key}`;
    }),
  'app/lib/theme/theme-store.ts': () => [themeKey],
  'app/root.tsx': () => ['react-router-scroll-positions'],
  'app/session/kept-origin.ts': readConstants,
};

function readConstants(source: string): string[] {
  return [...source.matchAll(/const (?:KEY|PREFIX|DECLINED|newVersionKey) = '([^']+)'/g)].map(
    ([, key = '']) => key,
  );
}

function listSources(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.test\.|\.generated\.|^server\/test\//.test(path))
    .sort();
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
