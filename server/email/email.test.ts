import { expect, test } from 'vitest';
import { type AccountMessage, writeAccountLetter } from './account-letters.ts';
import { type DeletionMessage, writeDeletionLetter } from './deletion-letters.ts';
import type { EmailLetter } from './lay-out-email.ts';
import { makeMessage } from './message.ts';

const url = 'https://facturier.example/auth-confirm?token_hash=abc&type=signup';
const messages: AccountMessage[] = [
  { kind: 'confirmation', url },
  { kind: 'confirmation', url, isOneOfSeveral: true },
  { kind: 'confirm-and-choose', url },
  { kind: 'sign-ups-dropped', hasPassword: true, recoveryUrl: url },
  { kind: 'sign-ups-dropped', hasPassword: false, recoveryUrl: url },
  { kind: 'recovery', url },
  { kind: 'magic-link', url },
  { kind: 'invite', url },
  { kind: 'email-change', url, newEmail: 'nouvelle@exemple.fr' },
  { kind: 'already-registered', signInUrl: url, recoveryUrl: 'https://facturier.example/auth' },
  { kind: 'reauthentication', code: '123456' },
];

const deletions: DeletionMessage[] = [
  { kind: 'deletion-requested', dueAt: new Date('2026-12-03T23:30:00Z'), accountUrl: url },
  { kind: 'deletion-cancelled', accountUrl: url },
  { kind: 'account-deleted' },
];
const letters: { kind: string; letter: EmailLetter }[] = [
  ...messages.map((message) => ({ kind: message.kind, letter: writeAccountLetter(message) })),
  ...deletions.map((message) => ({ kind: message.kind, letter: writeDeletionLetter(message) })),
];

for (const [index, { kind, letter }] of letters.entries()) {
  test(`the message ${index}, « ${kind} », says the same in HTML and in text`, async () => {
    const { html, text, subject } = await makeMessage('emile@exemple.fr', letter);
    expect(subject).toBe(letter.subject);
    const plain = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’');
    for (const words of [
      letter.title,
      ...letter.paragraphs,
      ...letter.after,
      letter.action?.url ?? '',
      letter.code ?? '',
    ]) {
      expect(text).toContain(words);
      expect(plain).toContain(words);
    }
    expect(html).toMatch(/<html[^>]* lang="fr"/);
  });
}

test('the day of a deletion is that of France', () => {
  const { paragraphs } = writeDeletionLetter({
    kind: 'deletion-requested',
    dueAt: new Date('2026-12-03T23:30:00Z'),
    accountUrl: url,
  });
  expect(paragraphs[0]).toContain('4 décembre 2026');
});

test('text chosen by a stranger is escaped in a message', async () => {
  const letter = writeAccountLetter({
    kind: 'email-change',
    url,
    newEmail: '<img src=x onerror=alert(1)>@x.fr',
  });
  const { html } = await makeMessage('emile@exemple.fr', letter);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});
