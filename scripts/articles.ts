/** `node scripts/articles.ts [slug…]`: the faults of content/articles, of all or of some. */
import { checkArticles, listMissingArticles } from './articles/check-articles.ts';

/** When false, missing articles are reported but do not fail. */
const DEMANDS_ALL = false;

const faults = await checkArticles(process.argv.slice(2));
for (const fault of faults) console.error(fault);
const missing = listMissingArticles();
if (missing.length > 0)
  console.log(`${missing.length} articles of the plan have no file: ${missing.join(', ')}`);
process.exit(faults.length > 0 || (DEMANDS_ALL && missing.length > 0) ? 1 : 0);
