// npm run conformance [-- word…] checks the cases whose names contain one of the words, or all of
// them npm run conformance [-- file.pdf…] checks these files instead, with the .xml beside each if
// there is one npm run conformance -- database checks the database alone npm run conformance --
// patience checks who keeps the server waiting alone npm run conformance -- gotrue checks what is
// counted for a project of Supabase alone npm run conformance -- verdicts FOLDER writes what the
// rules of EN 16931 and France say of each XML of a folder, for `facturier read --table`. Every
// sample and every row of the matrix goes through veraPDF, Mustang and the rules of EN 16931 and
// France; then the suite of the database runs on Debian's PostgreSQL, our own is killed forty
// times, who keeps the server waiting is dropped, and Go reads what was counted for GoTrue. Exit
// status: 0 all as expected, 1 something is not, 2 there is no Java, no Maven, or no build.
// Versions of the validators: see pom.xml.
import { addCounts, formatCount, type TestCount } from '#scripts/test/count-tests.ts';
import { buildRunner } from './build-runner.ts';
import { checkDatabase } from './check-database.ts';
import { checkDocuments } from './check-documents.ts';
import { checkGotrue } from './check-gotrue.ts';
import { checkPatience } from './check-patience.ts';
import { judgeFolder } from './judge-folder.ts';

/** What is checked besides the documents, each by its name. */
const BESIDES: Readonly<Record<string, () => TestCount | Promise<TestCount>>> = {
  database: checkDatabase,
  gotrue: checkGotrue,
  patience: checkPatience,
};

process.exitCode = await main(process.argv.slice(2));

async function main(wanted: string[]): Promise<number> {
  const [only = ''] = wanted.length === 1 ? wanted : [];
  const alone = BESIDES[only];
  const obstacle = alone ? null : buildRunner();
  if (obstacle) {
    console.error(obstacle);
    return 2;
  }
  const counts = [await (alone ? alone() : checkFiles(wanted))];
  if (wanted.length === 0) for (const check of Object.values(BESIDES)) counts.push(await check());
  const count = addCounts(counts);
  console.log(formatCount(count));
  return count.failed > 0 ? 1 : 0;
}

function checkFiles([first = '', ...others]: readonly string[]): Promise<TestCount> {
  const [folder = ''] = others;
  return first === 'verdicts'
    ? judgeFolder(folder)
    : checkDocuments([first, ...others].filter(Boolean));
}
