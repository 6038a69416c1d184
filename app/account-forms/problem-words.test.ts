import { expect, test } from 'vitest';
import { hasSessionEnded } from '#app/session/sign-in-again.ts';
import { AUTH_CODES } from '#server/backend/auth/protocol/auth-codes.ts';
import { FUNCTION_CODES } from '#server/routes/functions/function-codes.ts';
import { problemWords, sayProblem } from './problem-words.ts';

test.each([...AUTH_CODES, ...FUNCTION_CODES])(
  'what the server refuses with %s has a sentence',
  (code) => {
    expect(problemWords[code]).toBeDefined();
  },
);

test('a sentence is French, ends as one, and names no code', () => {
  for (const [code, sentence] of Object.entries(problemWords)) {
    expect(sentence, code).toMatch(/^[A-ZÉÀ].*(?:\.|\u00bb\.)$/);
    expect(sentence, code).not.toMatch(/[a-z]_[a-z]|'|[^\u00a0][:;!?»]|«[^\u00a0]/);
  }
});

test.each(FUNCTION_CODES)('a refusal with %s says what to do', (code) => {
  expect(problemWords[code]).toMatch(/[a-zé]ez(?!\p{L})/u);
});

test('a code that nobody knows yet is said to be our fault', () => {
  expect(sayProblem({ code: 'from_the_future' })).toBe(problemWords.unknown);
});

test('whatever tells to sign in again offers the way in', () => {
  const asking = Object.entries(problemWords).filter(([, words]) =>
    /Reconnectez-vous|^Connectez-vous pour/.test(words),
  );
  expect(asking.length).toBeGreaterThan(5);
  for (const [code] of asking) expect(hasSessionEnded({ code }), code).toBe(true);
});
