import { expect, test } from 'vitest';
import { everyEmail } from '#server/test/email/every-email.ts';
import { writeAccountEmail } from './contents/account-emails.ts';
import { writeDeletionEmail } from './contents/deletion-emails.ts';
import { makeEmail } from './make-email.ts';

const url = 'https://facturier.example/auth-confirm?token_hash=abc&type=signup';

for (const [index, content] of everyEmail.entries()) {
  test(`the message ${index}, « ${content.type} », says the same in HTML and in text`, async () => {
    const { html, text, subject } = await makeEmail('emile@exemple.fr', content);
    expect(subject).toBe(content.subject);
    const plain = readWords(html);
    for (const words of [
      content.title,
      ...content.paragraphs,
      ...(content.quotation?.split('\n') ?? []),
      ...(content.facts ?? []).flatMap(({ label, value }) => [label, value]),
      ...content.after,
      content.action?.url ?? '',
      content.code ?? '',
      ...(content.links ?? []).map(({ label }) => label),
    ]) {
      expect(text).toContain(words);
      expect(plain).toContain(words);
    }
    for (const link of content.links ?? []) {
      expect(text).toContain(link.url);
      expect(html).toContain(link.url.replaceAll('&', '&amp;'));
    }
    expect(html).toMatch(/<html[^>]* lang="fr"/);
  });

  test(`the message ${index}, « ${content.type} », is read in both themes, and fetches nothing`, async () => {
    const { html } = await makeEmail('emile@exemple.fr', content);
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
  for (const content of everyEmail) {
    const { html } = await makeEmail('emile@exemple.fr', content);
    expect(html).toContain(`<title>${content.title.replaceAll('<', '&lt;')}</title>`);
    expect(content.after.join(' '), content.type).not.toBe('');
  }
});

test('a subject shows whole in a list of messages, unless somebody else wrote it', () => {
  const ours = everyEmail.filter(({ quotation }) => quotation === undefined);
  expect(ours.length).toBeGreaterThan(20);
  for (const { subject } of ours) expect(subject.length, subject).toBeLessThanOrEqual(60);
});

test('the newsletter can be refused from the message that brings it', async () => {
  const emails = everyEmail.filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined);
  expect(emails.length).toBeGreaterThan(0);
  for (const content of emails) {
    const { unsubscribeUrl, text } = await makeEmail('emile@exemple.fr', content);
    expect(text).toContain(unsubscribeUrl);
  }
});

test('the day of a deletion is that of France', () => {
  const { paragraphs } = writeDeletionEmail({
    kind: 'deletion-requested',
    dueAt: new Date('2026-12-03T23:30:00Z'),
    accountUrl: url,
  });
  expect(paragraphs[0]).toContain('4 décembre 2026');
});

test('the moment of a change is that of Paris', () => {
  const { paragraphs } = writeAccountEmail({
    kind: 'password-changed',
    changedAt: new Date('2026-11-28T23:05:00Z'),
    recoveryUrl: url,
    contactUrl: url,
  });
  expect(paragraphs[0]).toContain('le 29 novembre 2026 à 00:05 (heure de Paris)');
});

test('text chosen by a stranger is escaped in a message', async () => {
  const content = writeAccountEmail({
    kind: 'email-change',
    url,
    newEmail: '<img src=x onerror=alert(1)>@x.fr',
  });
  const { html } = await makeEmail('emile@exemple.fr', content);
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
