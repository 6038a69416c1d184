import { expect, test } from 'vitest';
import { offerSignIn } from './sign-in-again.ts';

test('a message of any other refusal offers nothing', () => {
  expect(offerSignIn({ code: 'network' })).toEqual({});
  expect(offerSignIn({ code: 'session_missing' })).toHaveProperty('action.label', 'Se connecter');
});
