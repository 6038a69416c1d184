// npm run conformance [-- word…]        checks the cases whose names contain one of the words, or all of them
// npm run conformance [-- file.pdf…]    checks these files instead, with the .xml beside each if there is one
// npm run conformance -- database       checks the database alone
// Every sample and every row of the matrix goes through veraPDF, Mustang and the rules of EN 16931 and France; then the suite of the
// database runs on Debian's PostgreSQL, and our own is killed forty times.
// Exit status: 0 all as expected, 1 something is not, 2 there is no Java, no Maven, or no build.
// Versions of the validators: see pom.xml.
import { addCounts, formatCount } from '#scripts/test/count-tests.ts';
import { buildRunner } from './build-runner.ts';
import { checkDatabase } from './check-database.ts';
import { checkDocuments } from './check-documents.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(wanted: string[]): Promise<number> {
  const isDatabaseOnly = wanted.length === 1 && wanted[0] === 'database';
  const obstacle = isDatabaseOnly ? null : buildRunner();
  if (obstacle) {
    console.error(obstacle);
    return 2;
  }
  const documents = isDatabaseOnly ? [] : [await checkDocuments(wanted)];
  const database = isDatabaseOnly || wanted.length === 0 ? [await checkDatabase()] : [];
  const count = addCounts([...documents, ...database]);
  console.log(formatCount(count));
  return count.failed > 0 ? 1 : 0;
}
