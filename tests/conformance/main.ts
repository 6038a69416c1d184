// Checks what the project makes with the official validators (versions: pom.xml).
//
// npm run conformance                      everything below but the verdicts
// npm run conformance -- documents         every sample and every row of the matrix, through
//                                          veraPDF, Mustang and the rules of EN 16931 and France;
//                                          files of EXTENDED-CTC-FR by its own, and by our reader
// npm run conformance -- extended          these last ones alone
// npm run conformance -- WORD…             the samples and rows named after one of the words
// npm run conformance -- FILE.pdf…         these files, each with its .xml beside it if it has one
// npm run conformance -- database          the suite of the database on Debian's PostgreSQL; ours
//                                          killed forty times
// npm run conformance -- gotrue            Go reads what is counted for GoTrue
// npm run conformance -- patience          clients that keep the server waiting are dropped
// npm run conformance -- verdicts FOLDER   writes what the rules of EN 16931 and France say of each
//                                          XML of a folder, for `facturier read --table`
//
// Exit status: 0 all as expected, 1 something is not, 2 there is no Java, no Maven, or no build.
import { type Part, runSuite } from '#scripts/test/run-suite.ts';
import { buildRunner } from './build-runner.ts';
import { checkKills, checkOnDebian } from './check-database.ts';
import { checkDocuments } from './check-documents.ts';
import { checkGotrue } from './check-gotrue.ts';
import { checkPatience } from './check-patience.ts';
import { judgeFolder } from './judge-folder.ts';

const besides: Readonly<Record<string, readonly Part[]>> = {
  database: [
    { title: 'The database on Debian’s PostgreSQL', run: checkOnDebian },
    { title: 'Our PostgreSQL, killed', run: checkKills },
  ],
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
