import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiles the Java runner into target/ if its sources changed; returns an obstacle, or null. */
export function buildRunner(): string | null {
  const obstacle = explainMissingTools();
  if (obstacle) return obstacle;
  const sources = hashSources();
  if (readStamp() === sources) return null;
  console.error('Building the conformance runner…');
  const build = spawnSync('mvn', ['--batch-mode', '--quiet', 'compile'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (build.status !== 0)
    return `Maven could not build the conformance runner.\n${build.stdout}${build.stderr}`;
  mkdirSync(targetFolder, { recursive: true });
  writeFileSync(stampFile, sources);
  return null;
}

function explainMissingTools(): string | null {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const major = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  const hasMaven = spawnSync('mvn', ['--version']).status === 0;
  if (major >= MINIMUM_JAVA && hasMaven) return null;
  const missing = [major < MINIMUM_JAVA && 'a Java 17 JDK or newer', !hasMaven && 'Maven'].filter(
    Boolean,
  );
  return `npm run conformance needs ${missing.join(' and ')}. On Debian: apt-get install default-jdk-headless maven`;
}

function hashSources(): string {
  const files = globSync(['pom.xml', '*/pom.xml', '*/{src,parents}/**/*.{java,pom}'], {
    cwd: folder,
  }).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function readStamp(): string | null {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null; // never built
  }
}

const MINIMUM_JAVA = 17;
const folder = import.meta.dirname;
export const targetFolder = join(folder, 'target');
const stampFile = join(targetFolder, 'built-from');
