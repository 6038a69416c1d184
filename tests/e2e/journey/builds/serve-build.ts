import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describeDeployment } from '#content/deployment.ts';
import { isPage } from '#scripts/build/list-served.ts';
import { fillBuild } from '#server/routes/files/deployed/fill-build.ts';
import { fillWorker } from '#server/routes/files/deployed/fill-file.ts';
import { listKept } from '#server/routes/files/deployed/list-kept.ts';
import { FILE_LIST, fileListSchema } from '#server/routes/files/file-list.ts';

/** Files of a build by address. */
export type Build = ReadonlyMap<string, { file: string; bytes: Buffer }>;

/** The build that the journeys use. */
export function readBuild(): Build {
  const list = fileListSchema.parse(JSON.parse(readFileSync(join(FOLDER, FILE_LIST), 'utf8')));
  const filled = fillBuild(FOLDER, { list, deployment });
  return new Map(
    Object.entries(list).map(([path, { file }]) => [
      path,
      { file, bytes: filled.get(path) ?? Buffer.alloc(0) },
    ]),
  );
}

/** Another build of the same site: all files of /assets/ have other names. */
export function makeNextBuild(build: Build): Build {
  const assets = [...build.keys()].flatMap((path) => path.match(/^\/assets\/(.+)$/)?.[1] ?? []);
  const { version } = listKept(listFiles(build));
  const names = new RegExp([...assets, version].map(escapeName).join('|'), 'g');
  const rename = (text: string) =>
    text.replace(names, (name) =>
      name === version ? `${name}n` : name.replace(/\.\w+$/, (extension) => `n${extension}`),
    );
  const next = new Map(
    [...build].map(([path, { file, bytes }]) => [
      rename(path),
      { file, bytes: TEXT.test(file) ? Buffer.from(rename(bytes.toString())) : bytes },
    ]),
  );
  const worker = fillWorker(readFileSync(join(FOLDER, 'site-worker.js'), 'utf8'), {
    ...{ deployment, built: listKept(listFiles(next)) },
  });
  next.set('/site-worker.js', { file: 'site-worker.js', bytes: Buffer.from(worker) });
  return next;
}

/** Serves a build, then another one; accounts and the rest are not there. */
export async function serveBuild(first: Build) {
  let build = first;
  let refused: RegExp | null = null;
  const asked: string[] = [];
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const found = refused?.test(pathname) || method !== 'GET' ? undefined : build.get(pathname);
    const isLasting = found !== undefined && pathname.startsWith('/assets/');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': typeOf(found?.file ?? ''),
      'Cache-Control': isLasting ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(found?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Addresses asked for since the last call. */
    takeAsked: () => asked.splice(0),
    deploy: (next: Build) => {
      build = next;
    },
    refuse: (pattern: RegExp | null) => {
      refused = pattern;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function escapeName(name: string): string {
  return name.replace(/[.~]/g, '\\$&');
}

function listFiles(build: Build) {
  return [...build].map(([path, { file, bytes }]) => ({ path, bytes, isPage: isPage(file) }));
}

function typeOf(file: string): string {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}

const FOLDER = 'build/client';
/** What the pages of a build say of their address. */
export const BUILD_ORIGIN = 'https://site.example';
const deployment = describeDeployment({}, { origin: BUILD_ORIGIN, year: 2026 });
const TEXT = /\.(?:html|js|css|data|json)$/;
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  data: 'text/x-script; charset=utf-8',
};
