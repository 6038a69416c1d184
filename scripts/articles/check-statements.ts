import { readFileSync } from 'node:fs';
import type { FrontMatter } from '#content/articles/front-matter.ts';
import { listArticleFiles, readFrontMatter } from '#content/articles/read-front-matter.ts';
import { findBareAcronyms } from './check/find-bare-acronyms.ts';
import { findLongSentences } from './check/find-long-sentences.ts';
import { findUncitedFacts } from './check/find-uncited-facts.ts';
import { findUnsourced } from './check/find-unsourced.ts';
import { type ArticleBlock, listBlocks } from './check/list-blocks.ts';
import { parseArticle } from './parse-article.ts';

type ReadableArticle = { path: string; slug: string; head: FrontMatter };

/** The articles that `checkStatements` reads. */
export function listReadableArticles(): ReadableArticle[] {
  const heads = new Map<string, FrontMatter>(readFrontMatter().map((head) => [head.slug, head]));
  return listArticleFiles().flatMap(({ path, slug }) => {
    const head = heads.get(slug);
    return head ? [{ path, slug, head }] : [];
  });
}

/** Statements without a source and sentences that are hard to read, one fault a line. */
export function checkStatements({ path, slug, head }: ReadableArticle): string[] {
  const blocks = listBlocks(parseArticle(readFileSync(path, 'utf8')));
  return listFaults(blocks, head).map(({ line, fault }) => `${slug}:${line}: ${fault}`);
}

function listFaults(blocks: readonly ArticleBlock[], head: FrontMatter) {
  return [
    ...findUnsourced(blocks, head).map(({ line, text }) => ({
      line,
      fault: `no text of the sources carries: « ${text} » (name one, or say why in « unsourced »)`,
    })),
    ...findUncitedFacts(blocks, head.legal).map(({ line, text }) => ({
      line,
      fault: `legal: a figure comes from « ${text} », which it does not name`,
    })),
    ...findBareAcronyms(blocks).map(({ line, acronym }) => ({
      line,
      fault: `« ${acronym} » is not spelled out where it is first used`,
    })),
    ...findLongSentences(blocks).map(({ line, words, text }) => ({
      line,
      fault: `a sentence of ${words} words: « ${text.slice(0, 60)}… »`,
    })),
  ];
}
