/** `node scripts/articles.ts [slug…]`: the faults of content/articles, of all or of some. */
import { checkArticles } from './articles/check-articles.ts';

const faults = await checkArticles(process.argv.slice(2));
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
