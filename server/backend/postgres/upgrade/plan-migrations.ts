import type { Migration } from '#server/backend/postgres/read-migrations.ts';

type MigrationPlan = {
  upgrades: readonly Migration[];
  missing: readonly Migration[];
  /** Files whose effects the database already has: recorded without being run, after the rest. */
  noted: readonly Migration[];
};

/**
 * Decides which files a database still needs; `applied` are the versions that it has. One of the
 * former release is led to the baseline by the upgrades, one of an earlier baseline by those that
 * came after it. Throws on one older than the former release, or changed by a later version.
 */
export function planMigrations(
  applied: ReadonlySet<string>,
  { upgrades, migrations }: { upgrades: readonly Migration[]; migrations: readonly Migration[] },
): MigrationPlan {
  refuseNewer(applied, [...upgrades, ...migrations]);
  const isMissing = ({ version }: Migration) => !applied.has(version);
  const baseline = migrations.filter(({ version }) => version <= LAST_OF_BASELINE);
  const [first] = baseline;
  const lacked = upgrades.filter(isMissing);
  const missing = migrations.filter(isMissing);
  if (first && isMissing(first) && [...applied].some((version) => version < first.version)) {
    if (!applied.has(FORMER_RELEASE)) throw tooOld([...applied].sort().at(-1));
    const after = missing.filter((migration) => !baseline.includes(migration));
    return { upgrades: lacked, missing: after, noted: baseline.filter(isMissing) };
  }
  if (baseline.some(isMissing)) return { upgrades: [], missing, noted: lacked };
  // The first baselines wrote down no upgrade: those that came after them can be run twice.
  const known = lacked.length < upgrades.length ? '' : LAST_BEFORE_BASELINE;
  return {
    upgrades: lacked.filter(({ version }) => version > known),
    missing,
    noted: lacked.filter(({ version }) => version <= known),
  };
}

export function isTooOld(error: unknown): boolean {
  return hasCode(error, TOO_OLD);
}

export function isTooNew(error: unknown): boolean {
  return hasCode(error, TOO_NEW);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function refuseNewer(applied: ReadonlySet<string>, known: readonly Migration[]): void {
  const [last = ''] = known
    .map(({ version }) => version)
    .sort()
    .slice(-1);
  const [newest = ''] = [...applied].sort().slice(-1);
  if (newest <= last) return;
  const message = `The database is too new: its last migration is ${newest}, the last of this version ${last}. Start the version that made it, or a later one.`;
  throw Object.assign(new Error(message), { code: TOO_NEW });
}

function tooOld(last = ''): Error {
  const message = `The database is too old: its last migration is ${last}, and upgrades begin at ${FORMER_RELEASE}. Start the version of commit ${FORMER_COMMIT} (28 November 2026) once, then this one.`;
  return Object.assign(new Error(message), { code: TOO_OLD });
}

/** The last migration of the release before the baseline, which upgrades start from. */
const FORMER_RELEASE = '20261127090000';
export const FORMER_COMMIT = 'fce01014';
/** The last upgrade that every baseline has in it. */
const LAST_BEFORE_BASELINE = '20261128070000';
/** Migrations up to this one are the baseline; those after it are run on every database. */
const LAST_OF_BASELINE = '20261128102400';
const TOO_OLD = 'TOO_OLD';
const TOO_NEW = 'TOO_NEW';
