import { expect, test } from 'vitest';
import { writeAccountEmail } from '#server/email/contents/account-emails.ts';
import { makeEmail } from '#server/email/make-email.ts';
import { lastEmail } from '#server/test/auth-site.ts';
import { openMailServer } from '#server/test/email/carry.ts';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { until } from '#server/test/email/until.ts';

const { call, join, authEmails } = await createEmailSite();

test('who changes a password is told by a message that arrives by SMTP, as HTML and as text', async () => {
  const { client } = await join('emile@exemple.fr');
  await client.auth.updateUser({ password: 'un autre cheval' });
  const told = lastEmail(authEmails, 'emile@exemple.fr');
  if (!told) throw new Error('Nothing told');
  const { queue, received, wake } = await openMailServer(call);
  await queue.add(await makeEmail(told.to, writeAccountEmail(told)));
  wake();
  await until(() => expect(received).toHaveLength(1));
  expect(received[0]?.to).toEqual(['emile@exemple.fr']);
  const source = received[0]?.source ?? '';
  expect(source).toMatch(/^Subject: =\?UTF-8\?Q\?Votre_mot_de_passe/m);
  const parts = [...source.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
  expect(parts).toEqual(['text/plain', 'text/html']);
  expect(source).toContain('/auth?tab=3Drecover');
});
