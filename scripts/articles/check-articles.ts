import { readFileSync } from 'node:fs';
import { plannedSlugs } from '#content/articles/plan.ts';
import { listArticleFiles, readFrontMatter } from '#content/articles/read-front-matter.ts';
import { everyPage } from '#content/every-page.ts';
import { guidePages } from '#content/pages/guide-pages.ts';
import { findDeadLinks, type SiteAddresses } from './check/find-dead-links.ts';
import { findRepeatedTables } from './check/find-repeated-tables.ts';
import { findSharedPassages } from './check/find-shared-passages.ts';
import { findTypedLaw } from './check/find-typed-law.ts';
import { findTypography } from './check/find-typography.ts';
import { findWrongAmounts } from './check/find-wrong-amounts.ts';
import { toPlainText } from './check/plain-text.ts';
import { readProse } from './check/read-prose.ts';
import { listMisspelt } from './check/spell.ts';
import { checkStatements, listReadableArticles } from './check-statements.ts';
import { listLinks, listTypedTexts } from './parse-article.ts';
import { type DrawnArticle, renderArticles } from './render-articles.ts';

/** All faults, one per line. `only` limits them to these articles, checked against links of all. */
export async function checkArticles(only: readonly string[]): Promise<string[]> {
  const heads = readFrontMatter();
  const drawn = await renderArticles(heads.map(({ slug }) => slug));
  const site = describeSite(drawn);
  const faults = drawn.flatMap(({ slug, fault, html = '' }) =>
    [
      ...(fault ? [fault] : []),
      ...findWrongAmounts(html),
      ...findRepeatedTables(html).map((words) => `shows a table twice: « ${words}… »`),
    ].map((each) => `${slug}: ${each}`),
  );
  for (const { path, slug } of listArticleFiles()) {
    const head = heads.find((each) => each.slug === slug);
    const source = readFileSync(path, 'utf8');
    const texts = listTypedTexts(source);
    for (const { text, line } of texts)
      for (const fault of [
        ...findTypedLaw(text, Object.keys(head?.allowed ?? {})).map(
          (typed) => `typed by hand: « ${typed} » (name a fact, or allow it in the head)`,
        ),
        ...findTypography(text),
      ])
        faults.push(`${slug}:${line}: ${fault}`);
    const links = listLinks(source).map(({ text }) => text);
    for (const link of findDeadLinks(`/articles/${slug}`, links, site))
      faults.push(`${slug}: the link ${link} leads nowhere`);
  }
  const texts = drawn.map(({ slug, html = '' }) => ({ slug, text: readProse(html) }));
  for (const { slugs, passage } of findSharedPassages(texts))
    faults.push(`${slugs[1]}: shares a passage with ${slugs[0]}: « ${passage} »`);
  faults.push(...listMisspelt(texts), ...listChapterFaults(heads), ...listMissing());
  faults.push(...listReadableArticles().flatMap(checkStatements));
  return keepOnly(faults, only);
}

/** The faults of these articles; of all if none is named. */
export function keepOnly(faults: readonly string[], slugs: readonly string[]): string[] {
  return faults.filter(
    (fault) => slugs.length === 0 || slugs.some((slug) => fault.startsWith(`${slug}:`)),
  );
}

function listMissing(): string[] {
  const present = new Set(listArticleFiles().map(({ slug }) => slug));
  return plannedSlugs.filter((slug) => !present.has(slug)).map((slug) => `${slug}: has no file`);
}

function describeSite(drawn: readonly DrawnArticle[]): SiteAddresses {
  const anchors = drawn.map(({ slug, html = '' }) => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    return [`/articles/${slug}`, new Set([...ids, 'sources'])] as const;
  });
  return { paths: new Set(everyPage.map(({ path }) => path)), anchors: new Map(anchors) };
}

/** A chapter has its title, name and description in its file and in the site’s page table. */
function listChapterFaults(heads: ReturnType<typeof readFrontMatter>): string[] {
  return heads
    .filter(({ order }) => order === 0)
    .flatMap(({ slug, title, name, description }) => {
      const row = guidePages.find(({ path }) => path === `/articles/${slug}`);
      if (!row) return [`${slug}: no row in content/pages/guide-pages.ts`];
      const same = (a: string, b: string) => toPlainText(a) === toPlainText(b);
      return same(row.title, title) && same(row.name, name) && same(row.description, description)
        ? []
        : [`${slug}: its row in content/pages/guide-pages.ts has other words`];
    });
}
