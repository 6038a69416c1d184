import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { orderOf } from './plan.ts';

/** The front matter of every article on disk, in reading order. */
export function readFrontMatter(): FrontMatter[] {
  return listArticleFiles()
    .map(({ path, chapter, slug }) => {
      const head = parseFrontMatter(slug, parse(headOf(readFileSync(path, 'utf8'))));
      if (head.chapter !== chapter) throw new Error(`${path}: it belongs in ${head.chapter}`);
      return head;
    })
    .sort((a, b) => orderOf(a.slug) - orderOf(b.slug));
}

/** `content/articles/<chapter>/<slug>.mdx`. */
export function listArticleFiles(): { path: string; chapter: string; slug: string }[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.flatMap(({ name: chapter }) =>
    readdirSync(join(FOLDER, chapter))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => ({
        path: join(FOLDER, chapter, file),
        chapter,
        slug: file.slice(0, -'.mdx'.length),
      })),
  );
}

/** The text between the two lines of dashes. */
function headOf(text: string): string {
  return text.match(/^---\n(.*?)\n---\n/s)?.[1] ?? '';
}

/** From the project folder, since the bundled module is elsewhere. */
const FOLDER = 'content/articles';
