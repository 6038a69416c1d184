import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '#scripts/browsers/install-packages.ts';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { runVitest } from '#scripts/test/run-vitest.ts';
import { targetFolder } from './build-runner.ts';

/** Compares how we and Go parse and count requests for a Supabase project: docs/decisions/024. */
export function checkGotrue(): TestCount {
  if (!hasGo()) installPackages('golang-go');
  if (!hasGo()) {
    console.log('GoTrue: not checked, there is no Go. On Debian: apt-get install golang-go');
    return { passed: 0, failed: 0, failures: [] };
  }
  const reader = join(targetFolder, 'gotrue-reader');
  mkdirSync(targetFolder, { recursive: true });
  const build = spawnSync('go', ['build', '-o', reader, '.'], {
    cwd: join(import.meta.dirname, 'gotrue'),
    encoding: 'utf8',
    env: { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', CGO_ENABLED: '0' },
  });
  if (build.status !== 0)
    return { passed: 0, failed: 1, failures: [`Go could not build the reader.\n${build.stderr}`] };
  return runVitest('gotrue', {
    projects: ['gotrue'],
    variables: { GOTRUE_READER: reader },
  });
}

function hasGo(): boolean {
  return spawnSync('go', ['version']).status === 0;
}
