import { statfs } from 'node:fs/promises';
import { codeOf } from '#server/backend/fault.ts';
import { type ReadFigures, SILENT } from './read-figures.ts';

/** The state of what a server depends on. */
export type Readiness = {
  /** « busy »: it has answered lately, and has too much to do. */
  database: 'ok' | 'busy' | 'unreachable';
  migrations: 'ok' | 'missing' | 'unknown';
  /** « elsewhere »: that of a database that other machines run. */
  disk: 'ok' | 'full' | 'elsewhere';
};

/**
 * A database that is busy is ready: a balancer that sent its visitors elsewhere would move the
 * crowd, not end it.
 */
export function isReady({ database, migrations, disk }: Readiness): boolean {
  return database !== 'unreachable' && migrations !== 'missing' && disk !== 'full';
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
  /** Null where the database is not on this machine. */
  countFreeBytes: (() => Promise<number>) | null;
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
  const judgeDisk = async (): Promise<Readiness['disk']> => {
    if (countFreeBytes === null) return 'elsewhere';
    return isDiskFull(await countFreeBytes()) ? 'full' : 'ok';
  };
  return async () => {
    const [asked, disk] = await Promise.all([askDatabase(), judgeDisk()]);
    return { ...asked, disk };
  };
}

/** Free for an ordinary user: the blocks that are reserved for root do not count. */
export async function countFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a disk with this room is too full for PostgreSQL to go on. */
export function isDiskFull(freeBytes: number): boolean {
  return freeBytes < LEAST_FREE_BYTES;
}

const RECENT_MS = 10_000;
/** Six files of PostgreSQL’s journal. */
const LEAST_FREE_BYTES = 100_000_000;
