/**
 * `node scripts/articles.ts [slug…]`: the faults of content/articles, of all or of some.
 * `--unsourced` lists only what they say without its source, and draws nothing.
 */
import { checkArticles, keepOnly } from './articles/check-articles.ts';
import { checkStatements, listReadableArticles } from './articles/check-statements.ts';

const slugs = process.argv.slice(2).filter((each) => each !== '--unsourced');
const faults = process.argv.includes('--unsourced')
  ? keepOnly(listReadableArticles().flatMap(checkStatements), slugs)
  : await checkArticles(slugs);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
