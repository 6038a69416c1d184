import { expect, test } from 'vitest';
import { checkStatements, listReadableArticles } from './check-statements.ts';

test.each(listReadableArticles())('$slug says nothing of the law without its source', (article) => {
  expect(checkStatements(article)).toEqual([]);
});
