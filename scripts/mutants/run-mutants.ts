import { globSync, readFileSync, rmSync } from 'node:fs';
import { getToday } from '#runtime/today.ts';
import { addCounts, countAsFailure, type TestCount } from '../test/count-tests.ts';
import { REPORTS, runNode } from '../test/run-node.ts';
import { chooseFiles, turnOf } from './choose-files.ts';
import { formatShare, judgeMutants } from './judge-mutants.ts';
import { MUTANT_PARTS, type MutantPart } from './mutant-parts.ts';

/**
 * Changes the code of each part in every small way that Stryker knows, and asks its tests whether
 * they notice. A part counts as one test. Words choose files by their paths: these are looked at,
 * whatever their share.
 */
export function runMutants(words: readonly string[]): TestCount {
  const day = getToday(new Date());
  const paths = globSync('documents/**/*.ts');
  const counts = MUTANT_PARTS.flatMap((part) => {
    const files = chooseFiles(part, paths, { day, words });
    if (files.length === 0) return [];
    const isShare = part.days > 1 && words.length === 0;
    const share = isShare ? `, share ${turnOf(day, part.days) + 1} of ${part.days} today` : '';
    console.log(`\n${part.folder}: ${files.length} files${share}`);
    return [runPart(words.length > 0 ? { ...part, wanted: 0 } : part, files)];
  });
  return addCounts(counts);
}

function runPart({ folder, wanted }: MutantPart, files: readonly string[]): TestCount {
  rmSync(REPORT, { force: true });
  const isDone = runNode(
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'scripts/mutants/stryker.config.json',
      `--mutate=${files.join(',')}`,
    ],
    { ...PROPERTIES, MUTATED_FOLDER: folder },
  );
  if (!isDone) return countAsFailure(`${folder}: Stryker stopped. See above.`);
  const judgement = judgeMutants(JSON.parse(readFileSync(REPORT, 'utf8')), wanted);
  for (const survivor of judgement.survivors) console.log(`  ${survivor}`);
  const { killed, total, isEnough } = judgement;
  const share = `${formatShare(judgement)}${wanted > 0 ? ` of ${wanted} % wanted` : ''}`;
  const line = `${folder}: ${killed} of ${total} mutants killed, ${share}`;
  console.log(line);
  return isEnough ? { passed: 1, failed: 0, failures: [] } : countAsFailure(line);
}

/** That of stryker.config.json. */
const REPORT = `${REPORTS}/mutants.json`;

/**
 * Properties try the same values for each mutant, and stop at the first that fails. It is no file
 * to keep: nothing can be written beneath a file.
 */
const PROPERTIES = {
  PROPERTY_SEED: '1',
  PROPERTY_SHRINKS: 'no',
  REGRESSIONS: 'package.json/none',
};
