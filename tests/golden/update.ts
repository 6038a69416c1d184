// npm run golden:update [-- word…] rewrites the golden files of the cases whose names contain one
// of the words, or all of them. Review the changes before you commit them, pictures included.
import { goldenCases } from './golden-cases.ts';
import { listGolden, nameGolden, removeGolden, saveGolden } from './golden-folder.ts';
import { produceFiles } from './produce-files.ts';

const words = process.argv.slice(2);

for (const golden of goldenCases) {
  const name = nameGolden(golden);
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  await saveGolden(golden, await produceFiles(golden));
  console.log(name);
}

const known = goldenCases.map(nameGolden);
for (const path of await listGolden()) {
  if (known.includes(path)) continue;
  await removeGolden(path);
  console.log(`${path}: removed`);
}
