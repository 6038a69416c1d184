import { type Context, Hono } from 'hono';
import { createLimits } from '#server/backend/auth/protocol/limits.ts';
import { readProblem, sayProblem } from '#server/backend/auth/protocol/problem.ts';
import type { Backend } from '#server/backend/backend.ts';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import { createMakeLimiter } from '#server/backend/rate-limiters.ts';
import { countGuesses } from './count-guesses.ts';
import { forward } from './forward.ts';
import type { Project } from './project.ts';
import { refuseKey } from './refuse-key.ts';

type World = {
  project: Project;
  rateFactor: number;
  addressOf: (context: Context) => string;
  report: (fault: Fault) => void;
};

/**
 * The backend of a Supabase project: requests go on to it, with the limits of this server in front. It holds the accounts, the data and
 * their rules; a secret key is refused from browsers here already.
 */
export function createUpstream({ project, rateFactor, addressOf, report }: World): Backend {
  const makeLimiter = createMakeLimiter({ rateFactor, pool: null });
  const limits = createLimits(makeLimiter);

  const serve = async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    const refusal = refuseKey(request, project);
    if (refusal) return refusal;
    const address = addressOf(context);
    const body = await request.text();
    try {
      const forget = await countGuesses(limits, { request, body, address });
      const answer = await forward(request, { url: project.url, address, body });
      if (answer.ok) await forget();
      return answer;
    } catch (error) {
      const problem = readProblem(error);
      if (problem !== null) return sayProblem(problem);
      report({ event: 'upstream_fault', code: codeOf(error) });
      return sayUnreachable(context.req.path);
    }
  };

  const protocol = () => new Hono().all('*', serve);
  return {
    way: 'supabase',
    publishableKey: project.publishableKey,
    secretKey: project.secretKey,
    entrance: { providers: [], captcha: null },
    makeLimiter,
    auth: protocol(),
    rest: protocol(),
    stop: () => Promise.resolve(),
  };
}

/** 503: clients of both protocols try again by themselves. */
function sayUnreachable(path: string): Response {
  const message = 'The backend cannot be reached';
  if (path.startsWith('/auth/')) return sayProblem({ status: 503, code: 'unreachable', message });
  return Response.json(
    { code: 'PGRST000', message, details: null, hint: null },
    { status: 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
