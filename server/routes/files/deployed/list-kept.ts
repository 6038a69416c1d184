import { createHash } from 'node:crypto';
import { ADMINISTRATION, accountPages } from '#content/pages/account-pages.ts';
import { calculatorPages } from '#content/pages/calculator-pages.ts';
import { documentPages } from '#content/pages/document-pages.ts';
import { toolPages } from '#content/pages/tool-pages.ts';

/** What a service worker is told of the files of the build (app/lib/offline/worker/built.ts). */
export function listKept(served: readonly Served[]) {
  const byPath = new Map(served.map(({ path, bytes }) => [path, bytes]));
  const assets = served.flatMap(({ path, bytes }) =>
    path.startsWith('/assets/') && bytes.length > 0 ? [path] : [],
  );
  const manifest = assets.flatMap(
    (path) => path.match(/^\/assets\/manifest-(\w+)\.js$/)?.[1] ?? [],
  );
  const [version] = manifest;
  if (version === undefined || manifest.length > 1) throw new Error('One manifest is expected');
  const withData = (page: string) => [page, dataOf(page)].filter((path) => byPath.has(path));
  const integrityOf = (path: string): [string, string][] => {
    const bytes = byPath.get(path);
    return bytes ? [[path, hash(bytes)]] : [];
  };
  const listFiles = (paths: readonly string[]) => Object.fromEntries(paths.flatMap(integrityOf));
  const files = listFiles([
    ...KEPT_PAGES.flatMap(withData),
    ...KEPT_FILES,
    ...[...byPath.keys()].filter((path) => FONT.test(path)),
  ]);
  const onVisit = Object.fromEntries(
    served.flatMap(({ path, isPage }) =>
      isPage && !KEPT_PAGES.includes(path) && !NEVER_KEPT.includes(path)
        ? [[path, listFiles(withData(path))]]
        : [],
    ),
  );
  const id = createHash('sha256')
    .update(JSON.stringify([assets, files, onVisit]))
    .digest('hex');
  return { version, id: id.slice(0, 16), assets, files, onVisit };
}

type Served = { path: string; bytes: Buffer; isPage: boolean };

/** As React Router asks for them on the way from one page to the next. */
function dataOf(page: string): string {
  return page === '/' ? '/_.data' : `${page}.data`;
}

/** Subresource Integrity, 3.2. */
function hash(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

const KEPT_PAGES = [
  ...[documentPages, toolPages, calculatorPages, accountPages].flat().map(({ path }) => path),
  ...['/', '/account', '/auth', '/calculatrices', '/dossier', '/guides', '/partage', '/recherche'],
] as readonly string[];
const KEPT_FILES = [
  ...['/favicon.svg', '/recherche.json', '/recherche/textes.json'],
  '/faq/questions.json',
];
const FONT = /^\/fonts\/.+\.(?:woff2|z)$/;
/** Pages of links that the server answers, of who administers, and of an unknown address. */
const NEVER_KEPT: readonly string[] = [
  ...[ADMINISTRATION.path, '/auth-confirm', '/d', '/reset-password', '/404'],
];
