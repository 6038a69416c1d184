import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { type SmtpStep, startScriptedServer } from '#server/test/email/scripted-server.ts';
import { checkOutbox, checkSmtp } from './check-mail.ts';

test('a server that takes messages is signed in to, and gets none', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const told = await checkSmtp(server.url);
  expect(told.status).toBe('good');
  expect(told.sentence).toMatch(/^The SMTP server 127\.0\.0\.1:\d+ answers and takes messages/);
  expect(server.received).toEqual([]);
});

test('a password that is accepted is told, and printed nowhere', async () => {
  const { url, close, accepted } = await startScriptedServer({ step: 'accepted', reply: '250 OK' });
  onTestFinished(close);
  const told = await checkSmtp(url);
  expect(told).toMatchObject({ status: 'good' });
  expect(told.sentence).toContain('accepts the sign-in');
  expect(accepted).toEqual([]);
});

test.each<[SmtpStep, string | null, RegExp]>([
  ['AUTH', '535 emile secret', /refuses the user or the password.*EAUTH 535/],
  ['greeting', '554 emile', /cannot be used/],
  ['EHLO', null, /cannot be used|is not there|does not answer/],
])('a server that fails at %s is wrong, in words of ours', async (step, reply, words) => {
  const { url, close } = await startScriptedServer({ step, reply });
  onTestFinished(close);
  const told = await checkSmtp(url);
  expect(told.status).toBe('wrong');
  expect(told.sentence).toMatch(words);
  expect(told.sentence).not.toMatch(/emile|secret/);
});

test('a port where nobody listens, and TLS where there is none, are wrong', async () => {
  const server = await startMailServer();
  const { url } = server;
  const tls = await checkSmtp(url.replace('smtp:', 'smtps:'));
  expect(tls).toMatchObject({ status: 'wrong' });
  expect(tls.sentence).toContain('smtps:// is for port 465');
  await server.close();
  expect((await checkSmtp(url)).sentence).toContain('is not there: check the port');
});

test('without an SMTP server, messages stay: well on one machine, wrong on a public site', async () => {
  const here = {
    dataDirectory: '/nowhere',
    host: '127.0.0.1',
    siteOrigin: null,
    trustedProxies: 0,
  };
  expect((await checkOutbox(here)).status).toBe('good');
  expect(await checkOutbox({ ...here, siteOrigin: 'https://exemple.fr' })).toMatchObject({
    status: 'wrong',
    sentence: expect.stringContaining('give SMTP_URL'),
  });
});
