import { execFileSync } from 'node:child_process';

export type Changes = {
  /** The commit where this branch left main. */
  since: string;
  /** Vitest follows imports, and no test imports SQL. */
  touchDatabase: boolean;
  touchJourneys: boolean;
};

/** Compares the working tree with the commit where its branch left main (`--changed`). */
export function readChanges(folder = '.'): Changes {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: folder, encoding: 'utf8' });
  const [main] = git('for-each-ref', '--format=%(refname)', ...MAINS).split('\n');
  if (!main) throw new Error(`--changed compares with main: none of ${MAINS.join(', ')} is here`);
  const since = git('merge-base', 'HEAD', main).trim();
  const paths = [
    ...git('diff', '--name-only', '-z', since).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return {
    since,
    touchDatabase: paths.some((path) => path.endsWith('.sql')),
    touchJourneys: paths.some((path) => path.startsWith('tests/e2e/')),
  };
}

const MAINS = ['refs/heads/main', 'refs/remotes/origin/main'];
