#!/usr/bin/env node
// The `facturier` command. Runs on any Node 20: one that cannot read TypeScript hands over to the
// Node pinned by package.json. No build step: main.ts is run as it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const pinnedNode = join(
  packages,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const isRecent = Number.parseInt(process.versions.node, 10) >= 24;

if (!existsSync(join(packages, 'zod')) || !(isRecent || existsSync(pinnedNode))) {
  process.stderr.write(`The packages of Facturier are not installed: run "npm ci" in ${root}\n`);
  process.exitCode = 2;
} else if (isRecent) {
  // In the project, not in the temporary folder: nobody else may write what this command runs.
  nodeModule.enableCompileCache(join(packages, '.cache', 'facturier'));
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  runPinned();
}

function runPinned() {
  const command = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(pinnedNode, command, { stdio: 'inherit' });
  // The child decides: a signal to this process alone reaches it, one to the whole group ends it
  // first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('error', ({ message }) => {
    process.stderr.write(`The Node of Facturier could not be started: ${message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 2);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}
