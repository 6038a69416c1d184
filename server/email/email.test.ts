import { expect, test } from 'vitest';
import { everyLetter } from '#server/test/mail/every-letter.ts';
import { writeAccountLetter } from './letters/account-letters.ts';
import { writeDeletionLetter } from './letters/deletion-letters.ts';
import { makeMessage } from './message.ts';

const url = 'https://facturier.example/auth-confirm?token_hash=abc&type=signup';

for (const [index, letter] of everyLetter.entries()) {
  test(`the message ${index}, « ${letter.type} », says the same in HTML and in text`, async () => {
    const { html, text, subject } = await makeMessage('emile@exemple.fr', letter);
    expect(subject).toBe(letter.subject);
    const plain = readWords(html);
    for (const words of [
      letter.title,
      ...letter.paragraphs,
      ...(letter.quotation?.split('\n') ?? []),
      ...(letter.facts ?? []).flatMap(({ label, value }) => [label, value]),
      ...letter.after,
      letter.action?.url ?? '',
      letter.code ?? '',
      ...(letter.links ?? []).map(({ label }) => label),
    ]) {
      expect(text).toContain(words);
      expect(plain).toContain(words);
    }
    for (const link of letter.links ?? []) {
      expect(text).toContain(link.url);
      expect(html).toContain(link.url.replaceAll('&', '&amp;'));
    }
    expect(html).toMatch(/<html[^>]* lang="fr"/);
  });

  test(`the message ${index}, « ${letter.type} », is read in both themes, and fetches nothing`, async () => {
    const { html } = await makeMessage('emile@exemple.fr', letter);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme:dark){');
    expect(html).not.toMatch(/<img|<link|url\(|@import|src=|background=/i);
    const styles = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const classes = [...html.matchAll(/class="([^"]+)"/g)].map(([, name = '']) => name);
    expect(classes).toContain('sign');
    for (const name of classes) expect(styles).toContain(`.${name}{`);
  });
}

test('each message has a title, and ends by saying why it came or what to do', async () => {
  for (const letter of everyLetter) {
    const { html } = await makeMessage('emile@exemple.fr', letter);
    expect(html).toContain(`<title>${letter.title.replaceAll('<', '&lt;')}</title>`);
    expect(letter.after.join(' '), letter.type).not.toBe('');
  }
});

test('a subject shows whole in a list of messages, unless somebody else wrote it', () => {
  const ours = everyLetter.filter(({ quotation }) => quotation === undefined);
  expect(ours.length).toBeGreaterThan(20);
  for (const { subject } of ours) expect(subject.length, subject).toBeLessThanOrEqual(60);
});

test('the newsletter can be refused from the message that brings it', async () => {
  const letters = everyLetter.filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);
  expect(letters.length).toBeGreaterThan(0);
  for (const letter of letters) {
    const { unsubscribeUrl, text } = await makeMessage('emile@exemple.fr', letter);
    expect(text).toContain(unsubscribeUrl);
  }
});

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

function readWords(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');
}
