// Checks our files and our server with the official validators (versions: pom.xml).
//
// npm run conformance                     everything below except « verdicts »
// npm run conformance -- documents        every sample, matrix row and EXTENDED-CTC-FR file, by
//                                         veraPDF, Mustang, the rules of EN 16931 and France, and
//                                         our own reader
// npm run conformance -- extended         the EXTENDED-CTC-FR files
// npm run conformance -- WORD…            the samples and matrix rows named after one of the words
// npm run conformance -- FILE.pdf…        these files, each with the .xml beside it, if any
// npm run conformance -- database         the database tests on Debian's PostgreSQL; our own server
//                                         killed forty times
// npm run conformance -- failover         three servers behind a balancer, on a PostgreSQL with a
//                                         standby that Patroni minds, whose leader is killed
// npm run conformance -- gotrue           our reading of GoTrue requests against that of Go
// npm run conformance -- patience         clients that keep the server waiting are dropped
// npm run conformance -- verdicts FOLDER  the official verdict on each XML of a folder, written for
//                                         `facturier read --table`
//
// Exit status: 0 as expected, 1 a check failed, 2 no Java, no Maven or no build.
import { type Part, runSuite } from '#scripts/test/run-suite.ts';
import { buildRunner } from './build-runner.ts';
import { checkKills, checkOnDebian } from './check-database.ts';
import { checkDocuments } from './check-documents.ts';
import { checkFailover } from './check-failover.ts';
import { checkGotrue } from './check-gotrue.ts';
import { checkPatience } from './check-patience.ts';
import { judgeFolder } from './judge-folder.ts';

const besides: Readonly<Record<string, readonly Part[]>> = {
  database: [
    { title: 'The database on Debian’s PostgreSQL', run: checkOnDebian },
    { title: 'Our PostgreSQL, killed', run: checkKills },
  ],
  failover: [{ title: 'The machine of the database goes away', run: checkFailover }],
  gotrue: [{ title: 'GoTrue', run: checkGotrue }],
  patience: [{ title: 'Clients that keep the server waiting', run: checkPatience }],
};

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const [word = '', folder = ''] = words;
  const alone = besides[word];
  if (alone) return await runSuite(alone);
  const obstacle = buildRunner();
  if (obstacle) {
    console.error(obstacle);
    return 2;
  }
  if (word === 'verdicts')
    return await runSuite([{ title: 'Verdicts', run: () => judgeFolder(folder) }]);
  const cases = word === 'documents' ? [] : words;
  const documents = { title: 'Documents', run: () => checkDocuments(cases) };
  return await runSuite([documents, ...(words.length === 0 ? Object.values(besides).flat() : [])]);
}
