import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readChanges } from './read-changes.ts';

test('what a branch has committed, changed and added counts, and what main did since does not', () => {
  const { folder, git, write } = makeRepository();
  const since = git('rev-parse', 'HEAD').trim();
  git('checkout', '-q', '-b', 'work');
  expect(readChanges(folder)).toEqual({ since, touchDatabase: false, touchJourneys: false });

  write('tests/e2e/new.test.ts');
  expect(readChanges(folder)).toMatchObject({ touchDatabase: false, touchJourneys: true });
  rmSync(join(folder, 'tests'), { recursive: true });

  write('supabase/one.sql', 'select 2;');
  expect(readChanges(folder)).toMatchObject({ touchDatabase: true, touchJourneys: false });
  git('commit', '-q', '-a', '-m', 'two');
  expect(readChanges(folder)).toEqual({ since, touchDatabase: true, touchJourneys: false });

  git('checkout', '-q', 'main');
  write('tests/e2e/of-main.test.ts');
  git('add', '.');
  git('commit', '-q', '-m', 'three');
  git('checkout', '-q', 'work');
  expect(readChanges(folder)).toEqual({ since, touchDatabase: true, touchJourneys: false });
});

test('without a main there is nothing to compare with', () => {
  const { folder, git } = makeRepository();
  git('branch', '-q', '-m', 'other');
  expect(() => readChanges(folder)).toThrow(/compares with main/);
});

/** A repository with a main of one commit. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...command], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (path: string, text = '') => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  git('init', '-q', '-b', 'main');
  write('supabase/one.sql', 'select 1;');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  return { folder, git, write };
}
