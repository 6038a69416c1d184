import * as z from 'zod/mini';
import { type ArticleSlug, chapterOf, isPlanned, orderOf } from './plan.ts';

const frontMatterSchema = z.strictObject({
  /** At most 60 characters: the question that people type. */
  title: sentence(60),
  /** A few words, for menus, lists and the breadcrumb. */
  name: sentence(45),
  /** At most 155 characters: the answer, for search engines. */
  description: sentence(155),
  /** One sentence for the summary table of its chapter. */
  summary: sentence(140),
  chapter: slug(),
  /** From 1 within its chapter; 0 for the chapter itself. */
  order: z.int(),
  published: day(),
  updated: day(),
  /** The date on which the law in it was last checked. */
  verified: day(),
  keywords: z.array(sentence(60)).check(z.minLength(2), z.maxLength(8)),
  related: z.array(slug()).check(z.maxLength(5)),
  /** « CGI, art. 293 B : seuils de la franchise » */
  legal: z.array(sentence(200)).check(z.minLength(1)),
  /** Figures that no fact gives: the words, and why the text has them. */
  allowed: z._default(z.record(z.string(), sentence(200)), {}),
  /** Statements that no text of `legal` carries: their words, and why they stand. */
  unsourced: z._default(z.record(z.string(), sentence(200)), {}),
});

export type FrontMatter = z.infer<typeof frontMatterSchema> & { slug: ArticleSlug };

/** Validates the front matter of an article; throws what its author must fix. */
export function parseFrontMatter(slug: string, head: unknown): FrontMatter {
  const parsed = frontMatterSchema.safeParse(head);
  const faults = parsed.success
    ? listFaults(slug, parsed.data)
    : parsed.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `no such word: ${issue.keys.join(', ')}`
          : `${issue.path.join('.')}: ${issue.message}`,
      );
  if (!parsed.success || !isPlanned(slug) || faults.length > 0)
    throw new Error(`${slug}: ${faults.join('; ')}`);
  return { ...parsed.data, slug };
}

function listFaults(slug: string, head: z.infer<typeof frontMatterSchema>): string[] {
  if (!isPlanned(slug)) return ['no such slug in content/articles/plan.ts'];
  const chapter = chapterOf(slug);
  const order = orderOf(slug) - orderOf(chapter);
  return [
    head.chapter !== chapter && `chapter: expected ${chapter}`,
    head.order !== order && `order: expected ${order}`,
    head.updated < head.published && 'updated: it is before published',
    ...head.related.map((other) => !isPlanned(other) && `related: the plan has no ${other}`),
    head.related.includes(slug) && 'related: an article is not related to itself',
  ].filter((fault) => fault !== false);
}

function sentence(most: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
}

function slug() {
  return z.string().check(z.regex(/^[a-z0-9-]+$/));
}

function day() {
  return z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, { error: 'Expected "YYYY-MM-DD"' }));
}
