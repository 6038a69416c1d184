import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkEmail } from './check-email.ts';

/**
 * The inputs for an e-mail, a telephone or a link outside the fields of a draft, which their model
 * checks: each with the file that checks what is typed, and how.
 */
const CHECKED_BY: Readonly<Record<string, readonly [file: string, check: string]>> = {
  'app/features/account/email-card.tsx': ['app/features/account/email-card.tsx', 'checkEmail('],
  'app/features/auth/entrance/email-field.tsx': [
    'app/features/auth/entrance/sign-up-part.tsx',
    'checkEmail(',
  ],
  'app/features/clients/contact-list.tsx': ['app/features/clients/check-contact.ts', 'checkValue('],
  'app/features/help/message/message-form.tsx': [
    'app/features/help/message/message-state.ts',
    'checkEmail(',
  ],
  'app/features/shared-document/client-page/word-form.tsx': [
    'app/features/shared-document/client-page/word-form.tsx',
    'isEmailAddress(email)',
  ],
  'app/follow-ups/repetition/sending-fields.tsx': [
    'app/follow-ups/repetition/sending-fields.tsx',
    'checkValue(',
  ],
  'app/sending/receive-dialog.tsx': ['app/sending/receive-dialog.tsx', 'checkEmail('],
  'app/sending/send-dialog.tsx': ['app/sending/send-dialog.tsx', 'checkEmail('],
};

test('an input that says what it wants has its check: a new one is named here', () => {
  const inputs = globSync('app/**/*.tsx').filter((path) => {
    const text = readFileSync(path, 'utf8').replace(/<DraftText[^>]*>|<input hidden[^>]*>/g, '');
    return /\btype(=|: )["'](email|tel|url)["']/.test(text);
  });
  expect(inputs.toSorted()).toEqual(Object.keys(CHECKED_BY).toSorted());
  for (const [file, check] of Object.values(CHECKED_BY))
    expect(readFileSync(file, 'utf8'), file).toContain(check);
});

test('the forms that ask for users of the site say the same of an address as the fields', () => {
  expect(checkEmail(' nom@exemple.fr ')).toBeNull();
  expect(checkEmail(' ')).toBe('Saisissez votre adresse e-mail.');
  for (const text of ['pas un mail', 'nom@exemple', 'Zoé <nom@exemple.fr>'])
    expect(checkEmail(text), text).toBe(
      'Cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr',
    );
});
