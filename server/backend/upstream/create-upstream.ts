import { type Context, Hono } from 'hono';
import { parse } from 'hono/utils/cookie';
import { readKnownDevice, writeKnownDevice } from '#server/backend/auth/protocol/known-device.ts';
import { createLimits } from '#server/backend/auth/protocol/limits.ts';
import { readAuthProblem, sayAuthProblem } from '#server/backend/auth/protocol/problem.ts';
import type { Site } from '#server/backend/auth/protocol/redirect.ts';
import type { Backend } from '#server/backend/backend.ts';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import { createMakeLimiter } from '#server/backend/rate-limiters.ts';
import { countGuesses, readPasswordAccount } from './count-guesses.ts';
import { forward } from './forward.ts';
import type { Project } from './project.ts';
import { readAsked } from './read-asked.ts';
import { readUserId, refuseKey } from './refuse-key.ts';

type World = {
  project: Project;
  site: Site;
  rateFactor: number;
  clientIpOf: (context: Context) => string;
  report: (fault: Fault) => void;
};

/**
 * The backend of a Supabase project, which holds accounts, data and row security: requests are
 * forwarded behind this server’s limits. A secret key sent by a browser is refused here.
 */
export function createUpstream({
  project,
  site,
  rateFactor,
  clientIpOf,
  report,
}: World): Omit<Backend, 'capabilities' | 'stop'> {
  const makeLimiter = createMakeLimiter({ rateFactor, pool: null });
  const limits = createLimits(makeLimiter);
  const devices = { keys: { secret: project.secretKey }, site, now: () => new Date() };

  const serve = (ask: (request: Request, context: Context) => Promise<Response>) =>
    new Hono().all('*', async (context) => {
      const request = context.req.raw;
      const refusal = refuseKey(request, project);
      if (refusal) return refusal;
      try {
        return await ask(request, context);
      } catch (error) {
        const problem = readAuthProblem(error);
        if (problem !== null) return sayAuthProblem(problem);
        report({ event: 'upstream_fault', code: codeOf(error) });
        return sayUnreachable(context.req.path);
      }
    });

  const askAccounts = async (request: Request, context: Context) => {
    const clientIp = clientIpOf(context);
    const asked = readAsked(request, await request.text());
    const account = readPasswordAccount(asked);
    // The project keeps the password, so a known device is bound to the e-mail only.
    const owner = account === null ? null : { id: account, encrypted_password: null };
    const browser = { cookies: parse(request.headers.get('Cookie') ?? '') };
    const device = readKnownDevice(devices, browser, owner);
    const userId = readUserId(request);
    const settle = await countGuesses(limits, { asked, clientIp, userId, device });
    const answer = await forward(request, {
      url: `${project.url}${asked.target}`,
      clientIp,
      body: asked.body,
      contentType: 'application/json',
    });
    await settle(answer);
    // A form of another site cannot set a header.
    if (owner !== null && answer.ok && request.headers.has('apikey'))
      answer.headers.append('Set-Cookie', writeKnownDevice(devices, browser, owner));
    return answer;
  };

  const askData = async (request: Request, context: Context) => {
    const { pathname, search } = new URL(request.url);
    const answer = await forward(request, {
      url: `${project.url}${pathname}${search}`,
      clientIp: clientIpOf(context),
      body: await request.text(),
    });
    if (hasVerified(answer)) context.set('writer', readUserId(request));
    return answer;
  };

  return {
    way: 'supabase',
    publishableKey: project.publishableKey,
    secretKey: project.secretKey,
    entrance: { providers: [], captcha: null },
    makeLimiter,
    databaseFolder: null,
    countPools: () => [],
    auth: serve(askAccounts),
    rest: serve(askData),
  };
}

/** PostgREST verifies the token first; what a gateway refuses before it is no JSON, or a 401. */
function hasVerified({ status, headers }: Response): boolean {
  const isJson = /^application\/(?:[\w.]+\+)?json/.test(headers.get('Content-Type') ?? '');
  return status < 400 || (status !== 401 && isJson);
}

/** Clients of both protocols retry on 503. */
function sayUnreachable(path: string): Response {
  const message = 'The backend cannot be reached';
  if (path.startsWith('/auth/'))
    return sayAuthProblem({ status: 503, code: 'unreachable', message });
  return Response.json(
    { code: 'PGRST000', message, details: null, hint: null },
    { status: 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
