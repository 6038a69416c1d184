import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll } from 'vitest';
import type { LimitRule } from '#server/backend/auth/protocol/limits.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { makeEmail } from '#server/email/make-email.ts';
import { createEmailQueue } from '#server/email/queue/email-queue.ts';
import { createEmailPages } from '#server/routes/email-pages/create-email-pages.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { createCompanyRegister } from '#server/routes/functions/company/company-register.ts';
import { createFunctions } from '#server/routes/functions/create-functions.ts';
import { createDrawing } from '#server/routes/functions/documents/drawing.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { createLimitUses } from '#server/routes/functions/function-limits.ts';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';

/** Accounts, data and functions; messages are collected; `visit` changes the client IP. */
export async function createFunctionSite(changes: Partial<FunctionEnvironment> = {}) {
  const site = await createTestSite();
  const { app, keys } = site;
  const emails: { to: string; content: EmailContent }[] = [];
  const ids = new Set<string>();
  const faults: unknown[] = [];
  const startCounting = () => createLimitUses((rule: LimitRule) => new RateLimiterMemory(rule));
  const state = {
    isQueueBroken: false,
    isEmailBroken: (_: EmailContent): boolean => false,
    clientIp: '192.0.2.1',
    visits: 0,
    repeated: 0,
    ...startCounting(),
  };
  const ask = async (request: Request) => app.request(request);
  const queue = createEmailQueue((name, values) => callDatabase(env)(name, values));
  const drawing = createDrawing();
  afterAll(drawing.close);
  const env: FunctionEnvironment = {
    askData: ask,
    askAuth: ask,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    origin: ORIGIN,
    site: { origin: ORIGIN, redirects: [] },
    supportEmail: null,
    drawing,
    register: createCompanyRegister({ url: null }),
    report: (fault) => faults.push(fault),
    takeUse: (name, key) => state.takeUse(name, key),
    giveUseBack: (name, key) => state.giveUseBack(name, key),
    sendEmail: async (to, content, id) => {
      if (state.isQueueBroken || state.isEmailBroken(content)) throw new Error('The queue is full');
      if (id && ids.has(id)) {
        state.repeated += 1;
        return;
      }
      // The log records it, as it does every message.
      if (id) {
        ids.add(id);
        if (!(await queue.note(await makeEmail(to, content), id))) return;
      }
      emails.push({ to, content });
    },
    ...changes,
  };
  await mountData(site);
  app.route('/courriel', createEmailPages(env));
  app.route(
    '/functions/v1',
    createFunctions(env, () => state.clientIp),
  );

  const call = async (client: SupabaseClient, name: string, body: object = {}) => {
    const { data, error } = await client.functions.invoke(name, { method: 'POST', body });
    if (error === null) return { status: 200, body: data };
    if (!(error instanceof FunctionsHttpError)) throw error;
    const response: Response = error.context;
    return { status: response.status, body: await response.json() };
  };
  const visit = () => {
    state.visits += 1;
    state.clientIp = `198.51.100.${state.visits}`;
  };
  const forgetUses = () => {
    Object.assign(state, startCounting());
  };
  const emailsTo = (email: string) =>
    emails.filter(({ to }) => to === email).map(({ content }) => content);
  return {
    ...site,
    env,
    state,
    emails,
    functionFaults: faults,
    call,
    visit,
    forgetUses,
    emailsTo,
  };
}
