/** `npm run validate`: every check that needs no browser. */
import { spawnSync } from 'node:child_process';
import { listEndings } from '#documents/law/law-that-ends.ts';

const vitest = ['vitest/vitest.mjs', 'run', '--reporter=dot'] as const;
const steps = [
  ['Format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  ['Route types', '@react-router/dev/bin.cjs', 'typegen'],
  ['Types of documents', 'typescript/bin/tsc', '--project', 'documents'],
  ['Types of app', 'typescript/bin/tsc', '--project', 'app'],
  ['Types of the rest', 'typescript/bin/tsc', '--project', '.'],
  ['Structure', '../scripts/structure.ts'],
  ['Articles', '../scripts/articles.ts'],
  ['Dead code', 'knip/bin/knip.js'],
  ['Unit and golden tests', ...vitest, '--project=pure', '--project=apart'],
] as const;

const failures = steps.filter(([title, script, ...options]) => {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return status !== 0;
});

console.log('Law that ends:');
for (const { lastDay, what } of listEndings()) console.log(`  ${lastDay}  ${what}`);

if (failures.length > 0) {
  console.error(`Failed: ${failures.map(([title]) => title).join(', ')}`);
  process.exit(1);
}
