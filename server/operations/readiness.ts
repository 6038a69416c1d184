import { statfs } from 'node:fs/promises';
import { codeOf } from '#server/backend/fault.ts';
import { type ReadFigures, SILENT } from './read-figures.ts';

/** What a server needs to serve. */
export type Readiness = {
  /** « busy »: it has answered lately, and has too much to do. */
  database: 'ok' | 'busy' | 'unreachable';
  migrations: 'ok' | 'missing' | 'unknown';
  disk: 'ok' | 'full';
};

/**
 * A database that is busy is ready: a balancer that sent its visitors elsewhere would move the
 * crowd, not end it.
 */
export function isReady({ database, migrations, disk }: Readiness): boolean {
  return database !== 'unreachable' && migrations !== 'missing' && disk === 'ok';
}

export function createReadiness({
  readFigures,
  lastMigration,
  countFreeBytes,
  now = () => performance.now(),
}: {
  readFigures: ReadFigures;
  /** Version of the last one of this release. */
  lastMigration: string;
  countFreeBytes: () => Promise<number>;
  now?: () => number;
}): () => Promise<Readiness> {
  let lastAnswer = Number.NEGATIVE_INFINITY;
  const askDatabase = async (): Promise<Pick<Readiness, 'database' | 'migrations'>> => {
    try {
      const { migration } = await readFigures();
      lastAnswer = now();
      return { database: 'ok', migrations: migration < lastMigration ? 'missing' : 'ok' };
    } catch (error) {
      const code = codeOf(error);
      // The figures are read by a function of the migrations.
      if (code === 'PGRST202') return { database: 'ok', migrations: 'missing' };
      const isRecent = now() - lastAnswer < RECENT_MS;
      const isBusy = code === 'PGRST003' || (code === SILENT && isRecent);
      return { database: isBusy ? 'busy' : 'unreachable', migrations: 'unknown' };
    }
  };
  return async () => {
    const [asked, freeBytes] = await Promise.all([askDatabase(), countFreeBytes()]);
    return { ...asked, disk: freeBytes < LEAST_FREE_BYTES ? 'full' : 'ok' };
  };
}

/** What an ordinary user may still fill, without the reserve of the superuser. */
export async function countFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const RECENT_MS = 10_000;
/** Six files of PostgreSQL’s journal. */
const LEAST_FREE_BYTES = 100_000_000;
