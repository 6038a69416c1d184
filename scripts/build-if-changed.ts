import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Builds the application unless build/ matches the current sources. */
export function buildIfChanged() {
  if (readStamp() !== hashSources()) build();
}

export function build() {
  console.error('Construction de l’application…');
  rmSync(stamp, { force: true });
  const sources = hashSources();
  runToTheEnd(['node_modules/@react-router/dev/bin.cjs', 'build']);
  // In its own process, since the server would keep the memory that compression takes.
  runToTheEnd(['scripts/pack.ts']);
  writeFileSync(stamp, sources);
}

function runToTheEnd(command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nLa construction de l’application a échoué.`);
  process.exit(1);
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
  'server/routes/files/**',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.base.json',
  'vite.config.ts',
];
