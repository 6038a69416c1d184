import type { Migration } from '#server/backend/postgres/read-migrations.ts';

type MigrationPlan = {
  /** To run on a database of the former release. */
  upgrades: readonly Migration[];
  /** The baseline, which describes what the upgrades lead to: noted without being run. */
  noted: readonly Migration[];
  /** To run. */
  missing: readonly Migration[];
};

/**
 * Decides which files a database still needs; `applied` are the versions that it has. Throws on one
 * older than the former release.
 */
export function planMigrations(
  applied: ReadonlySet<string>,
  { upgrades, migrations }: { upgrades: readonly Migration[]; migrations: readonly Migration[] },
): MigrationPlan {
  const isMissing = ({ version }: Migration) => !applied.has(version);
  const [first] = migrations;
  const isFormer =
    first !== undefined &&
    isMissing(first) &&
    [...applied].some((version) => version < first.version);
  if (!isFormer) return { upgrades: [], noted: [], missing: migrations.filter(isMissing) };
  if (!applied.has(FORMER_RELEASE)) throw tooOld([...applied].sort().at(-1));
  const isBaseline = ({ version }: Migration) => version <= LAST_OF_BASELINE;
  return {
    upgrades: upgrades.filter(isMissing),
    noted: migrations.filter(isBaseline),
    missing: migrations.filter((migration) => !isBaseline(migration)),
  };
}

export function isTooOld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_OLD;
}

function tooOld(last = ''): Error {
  const message = `The database is too old: its last migration is ${last}, and upgrades begin at ${FORMER_RELEASE}. Start the version of commit ${FORMER_COMMIT} (28 November 2026) once, then this one.`;
  return Object.assign(new Error(message), { code: TOO_OLD });
}

/** The last migration of the release before the baseline, which upgrades start from. */
const FORMER_RELEASE = '20261127090000';
export const FORMER_COMMIT = 'fce01014';
/** Migrations up to this one are the baseline; those after it are run on every database. */
const LAST_OF_BASELINE = '20261128102400';
const TOO_OLD = 'TOO_OLD';
