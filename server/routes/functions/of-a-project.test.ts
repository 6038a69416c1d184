import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { createUpstream } from '#server/backend/upstream/create-upstream.ts';
import { makeEmail } from '#server/email/make-email.ts';
import { createSender } from '#server/email/sender.ts';
import { listen } from '#server/listen.ts';
import { createTestSite, ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { until } from '#server/test/email/until.ts';
import { mountData } from '#server/test/mount-data.ts';
import { callDatabase } from './ask-data.ts';
import { createCompanyRegister } from './company/company-register.ts';
import { createFunctions } from './create-functions.ts';
import { createDrawing } from './documents/drawing.ts';
import { createFunctionEnvironment } from './function-environment.ts';

/** Our own layer stands for the project, over the network. */
const site = await createTestSite();
await mountData(site);
const project = await listen({ host: '127.0.0.1', port: 0 });
project.answerBy((request) => site.app.fetch(request));
afterAll(project.close);
const mailServer = await startMailServer();
afterAll(mailServer.close);
const drawing = createDrawing();
afterAll(drawing.close);

const { keys, owner } = site;
const backend = createUpstream({
  project: { url: project.origin, publishableKey: keys.publishable, secretKey: keys.secret },
  site: { origin: 'https://www.exemple.fr', redirects: [] },
  rateFactor: 100,
  clientIpOf: () => '192.0.2.1',
  report: () => undefined,
});
const env = createFunctionEnvironment({
  backend,
  site: { origin: ORIGIN, redirects: [] },
  sendEmail: async (to, content, id) => sender.send(await makeEmail(to, content), id),
  supportEmail: null,
  report: () => undefined,
  drawing,
  register: createCompanyRegister({ url: null }),
});
const sender = createSender(
  {
    smtpUrl: mailServer.url,
    from: 'bonjour@facturier.example',
    outbox: '/nonexistent',
    report: () => undefined,
  },
  callDatabase(env),
);
afterAll(sender.close);
const front = new Hono()
  .route('/auth/v1', backend.auth)
  .route('/rest/v1', backend.rest)
  .route(
    '/functions/v1',
    createFunctions(env, () => '192.0.2.1'),
  );
const request: typeof fetch = async (input, init) => front.request(String(input), init);
const connect = () => site.connect({}, keys.publishable, request);

test('with a project of Supabase, a visitor’s document waits in its database and goes by SMTP', async () => {
  const id = randomUUID();
  const ask = () =>
    connect().functions.invoke('send-document', {
      body: { draft: samples.menuisier, email: 'visiteur@exemple.fr', id },
    });
  for (const { data, error } of [...(await Promise.all([ask(), ask()])), await ask()])
    expect({ data, error }).toMatchObject({
      data: { sent_to: ['visiteur@exemple.fr'] },
      error: null,
    });
  await until(() => expect(mailServer.received).toHaveLength(1));
  expect(mailServer.received[0]?.to).toEqual(['visiteur@exemple.fr']);
  await until(async () => {
    const { rows } = await owner.query('select email_type, status from email_logs');
    expect(rows).toEqual([{ email_type: 'document-to-self', status: 'sent' }]);
  });
});

test('with a project of Supabase, users are known to functions, and welcomed', async () => {
  const email = 'zoe@exemple.fr';
  const { client, user } = await site.join(email);
  onTestFinished(async () => {
    await client.auth.signOut();
  });
  const mine = connect();
  await mine.auth.signInWithPassword({ email, password: PASSWORD });
  const { error } = await mine.functions.invoke('send-welcome-email', {
    body: { email, userId: user.id, confirmationUrl: `${ORIGIN}/account` },
  });
  expect(error).toBeNull();
  await until(() => expect(mailServer.received.at(-1)?.to).toEqual([email]));
});
