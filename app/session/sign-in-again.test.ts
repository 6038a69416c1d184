import { expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';
import { hasSessionEnded, offerSignIn } from './sign-in-again.ts';

test('whatever tells to sign in again offers the way in', () => {
  const asking = Object.entries(problemWords).filter(([, words]) =>
    /Reconnectez-vous|^Connectez-vous pour/.test(words),
  );
  expect(asking.length).toBeGreaterThan(5);
  for (const [code] of asking) expect(hasSessionEnded({ code }), code).toBe(true);
});

test('a message of any other refusal offers nothing', () => {
  expect(offerSignIn({ code: 'network' })).toEqual({});
  expect(offerSignIn({ code: 'session_missing' })).toHaveProperty('action.label', 'Se connecter');
});
