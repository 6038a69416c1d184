import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installPackages } from '#scripts/browsers/install-packages.ts';

/**
 * The folder that holds the `bin` of Debian’s PostgreSQL, installed if missing and possible; else
 * null.
 */
export function findDebianPostgres(): string | null {
  return findNewest() ?? (process.getuid?.() === 0 ? install() : null);
}

function findNewest(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin/postgres').map((path) =>
    dirname(dirname(path)),
  );
  const versions = folders.map((folder) => ({ folder, version: Number(folder.split('/').at(-1)) }));
  const [newest] = versions
    .filter(({ version }) => version >= MINIMUM)
    .toSorted((one, other) => other.version - one.version);
  return newest?.folder ?? null;
}

/** Without the cluster that the package starts by default. */
function install(): string | null {
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  installPackages('postgresql');
  return findNewest();
}

/** The first version with French collation independent of system locales. */
const MINIMUM = 15;
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
