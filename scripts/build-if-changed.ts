import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { packClient } from './build/pack-client.ts';

/** Builds the application unless build/ was made from the very same sources. */
export async function buildIfChanged(): Promise<void> {
  if (readStamp() !== hashSources()) await build();
}

export async function build(): Promise<void> {
  console.error('Construction de l’application…');
  rmSync(stamp, { force: true });
  const sources = hashSources();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nLa construction de l’application a échoué.`);
    process.exit(1);
  }
  await packClient('build/client');
  writeFileSync(stamp, sources);
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

function hashSources() {
  const hash = createHash('sha256');
  const files = globSync(inputs, { exclude: ['**/*.test.*'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const stamp = 'build/sources.sha256';
const inputs = [
  '{app,content,documents,public,scripts/build}/**',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.base.json',
  'vite.config.ts',
];
