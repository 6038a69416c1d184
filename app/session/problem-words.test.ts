import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemWords, sayProblem } from './problem-words.ts';

test('every code that the server refuses with has a sentence', () => {
  const codes = new Set<string>();
  for (const file of readdirSync('server/backend/auth', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join('server/backend/auth', file), 'utf8');
    for (const [, code = ''] of source.matchAll(/refuse\(\s*\d+,\s*'([a-z_]+)'/g)) codes.add(code);
    for (const [, code = ''] of source.matchAll(/\bcode: '([a-z_]+)'/g)) codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(25);
  expect([...codes].filter((code) => !(code in problemWords))).toEqual([]);
});

test('a sentence is French, ends as one, and names no code', () => {
  for (const [code, sentence] of Object.entries(problemWords)) {
    expect(sentence, code).toMatch(/^[A-ZÉÀ].*(?:\.|\u00bb\.)$/);
    expect(sentence, code).not.toMatch(/[a-z]_[a-z]|'|[^\u00a0][:;!?»]|«[^\u00a0]/);
  }
});

test('a code that nobody knows yet is said to be our fault', () => {
  expect(sayProblem({ code: 'from_the_future' })).toBe(problemWords.unknown);
});
