// node scripts/run.mjs <runtime|all> <script> [arguments]
// Installs what package-lock.json asks for and node_modules lacks, then runs the script with the
// Node pinned by package.json. This file alone must run on any Node 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const pinnedNode = join(binaries, 'node');
const [scope, ...command] = process.argv.slice(2);

installMissing();
runPinned();

function installMissing() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  const hasDevelopmentTools = Object.values(installed).some((entry) => entry.dev);
  if (existsSync(pinnedNode) && isInstalled(wanted, installed)) return;
  const isRuntimeOnly = scope === 'runtime' && !hasDevelopmentTools;
  console.error('Installation des dépendances…');
  const { status, error } = spawnSync('npm', ['ci', ...(isRuntimeOnly ? ['--omit=dev'] : [])], {
    cwd: root,
    env: installEnvironment(),
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error(`L’installation des dépendances a échoué${error ? ` : ${error.message}` : '.'}`);
  process.exit(1);
}

/** npm writes the inner lock last, when everything is installed. */
function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    if (scope === 'runtime' && entry.dev) return true;
    return installed[path]?.version === entry.version;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm must not run on the Node that it replaces. */
function installEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== binaries);
  return {
    ...process.env,
    PATH: path.join(delimiter),
    NODE_ENV: '',
    IBM_TELEMETRY_DISABLED: 'true',
    npm_config_engine_strict: 'false',
    npm_config_loglevel: 'error',
  };
}

function runPinned() {
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode, command, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
