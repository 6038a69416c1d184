/**
 * `node scripts/structure.ts`: imports, purity of documents/, sizes, repeated names, status of
 * decisions, links of pages.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { findBrokenLinks } from './structure/find-broken-links.ts';
import { findCrowdedFolders } from './structure/find-crowded-folders.ts';
import { findImpurities } from './structure/find-impurities.ts';
import { findLongLines } from './structure/find-long-lines.ts';
import { findLostDecisions } from './structure/find-lost-decisions.ts';
import { findRepeatedNames } from './structure/find-repeated-names.ts';
import { findUndatedDecisions } from './structure/find-undated-decisions.ts';
import { readExports } from './structure/read-exports.ts';
import { readImports } from './structure/read-imports.ts';
import { explainRefusal } from './structure/rules.ts';

const longestFile = 400;
const longFile = 250;

const paths = globSync(
  '{app,bench,cli,content,documents,runtime,scripts,server,supabase,tests}/**/*.{mjs,sql,ts,tsx}',
  {
    // Peers of the benchmark have packages of their own.
    exclude: ['**/node_modules/**'],
  },
);
const sources = paths.sort().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const files = sources
  .filter(({ path }) => !path.endsWith('.sql'))
  .map(({ path, source }) => {
    const length = path.includes('.generated.') ? 0 : source.split('\n').length - 1;
    return { path, source, length, imports: readImports(path, source) };
  });

const refusals = files.flatMap(({ path, imports }) =>
  imports.flatMap((target) => {
    const reason = explainRefusal(path, target);
    return reason ? [`${path} imports ${target}: ${reason}`] : [];
  }),
);
const decisions = globSync('docs/decisions/[0-9]*.md')
  .sort()
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const index = readFileSync('docs/decisions/README.md', 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', 'documents/*/README.md', 'tests/**/*.md'])
  .sort()
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const problems = [
  ...refusals,
  ...findCrowdedFolders(files.map(({ path }) => path)),
  ...findRepeatedNames(
    files
      .filter(({ path }) => !path.includes('.test.'))
      .map(({ path, source }) => ({ path, exports: readExports(path, source) })),
  ),
  ...files.flatMap(({ path, source }) => findImpurities(path, source)),
  ...sources.flatMap(({ path, source }) => findLongLines(path, source)),
  ...findUndatedDecisions(decisions, index),
  ...findLostDecisions(
    decisions.map(({ path }) => path),
    index,
  ),
  ...pages.flatMap((page) => findBrokenLinks(page, existsSync)),
  ...files
    .filter(({ length }) => length > longestFile)
    .map(({ path, length }) => `${path} has ${length} lines: ${longestFile} at most`),
];

for (const { path, length } of files.filter((file) => file.length > longFile)) {
  console.log(`Worth splitting: ${path} has ${length} lines`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
