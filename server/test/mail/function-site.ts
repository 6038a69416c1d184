import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll } from 'vitest';
import type { LimitRule } from '#server/backend/auth/protocol/limits.ts';
import type { EmailLetter } from '#server/email/letter.ts';
import { makeMessage } from '#server/email/message.ts';
import { createMailQueue } from '#server/email/queue/mail-queue.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { createCompanyRegister } from '#server/routes/functions/company/company-register.ts';
import { createFunctions } from '#server/routes/functions/create-functions.ts';
import { createDrawing } from '#server/routes/functions/documents/drawing.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { createLimitUses } from '#server/routes/functions/function-limits.ts';
import { createMailPages } from '#server/routes/mail-pages/create-mail-pages.ts';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';

/** Accounts, data and functions; messages are collected; `visit` changes the client IP. */
export async function createFunctionSite(changes: Partial<FunctionEnvironment> = {}) {
  const site = await createTestSite();
  const { app, keys } = site;
  const letters: { to: string; letter: EmailLetter }[] = [];
  const ids = new Set<string>();
  const faults: unknown[] = [];
  const startCounting = () => createLimitUses((rule: LimitRule) => new RateLimiterMemory(rule));
  const state = {
    isMailBroken: false,
    isLetterBroken: (_: EmailLetter): boolean => false,
    address: '192.0.2.1',
    visits: 0,
    repeated: 0,
    ...startCounting(),
  };
  const ask = async (request: Request) => app.request(request);
  const queue = createMailQueue((name, values) => callDatabase(env)(name, values));
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
    sendLetter: async (to, letter, id) => {
      if (state.isMailBroken || state.isLetterBroken(letter)) throw new Error('The queue is full');
      if (id && ids.has(id)) {
        state.repeated += 1;
        return;
      }
      // The log records it, as it does every message.
      if (id) {
        ids.add(id);
        await queue.note(await makeMessage(to, letter), id);
      }
      letters.push({ to, letter });
    },
    ...changes,
  };
  await mountData(site);
  app.route('/courriel', createMailPages(env));
  app.route(
    '/functions/v1',
    createFunctions(env, () => state.address),
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
    state.address = `198.51.100.${state.visits}`;
  };
  const forgetUses = () => {
    Object.assign(state, startCounting());
  };
  const lettersTo = (address: string) =>
    letters.filter(({ to }) => to === address).map(({ letter }) => letter);
  return {
    ...site,
    env,
    state,
    letters,
    functionFaults: faults,
    call,
    visit,
    forgetUses,
    lettersTo,
  };
}
