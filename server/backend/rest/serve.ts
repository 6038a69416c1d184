import type { Context } from 'hono';
import type { Pool } from 'pg';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import { actAs, type Caller } from '#server/backend/postgres/act-as.ts';
import type { Row } from '#server/backend/postgres/exchange.ts';
import { answerPage, sayRestProblem } from './answer/answer.ts';
import type { AnswerRoom } from './answer/answer-room.ts';
import { readPage } from './answer/read-page.ts';
import type { Catalogue } from './catalogue.ts';
import type { MakePlan, Plan } from './operations/plan.ts';
import { isOfSession, readRestProblem } from './problem.ts';
import { askerOf, type Turns } from './share-connections.ts';

export type RestDependencies = {
  gateway: Pool;
  catalogue: Catalogue;
  readCaller: (request: Request) => Promise<Caller | Response>;
  /** Client IP. */
  clientIpOf: (context: Context) => string;
  /** Reports faults of the server by code only. */
  report?: (fault: Fault) => void;
};

type Dependencies = RestDependencies & { room: AnswerRoom; turns: Turns };
type Serve = (makePlan: MakePlan) => (context: Context) => Promise<Response>;

/** Runs a request’s plan as its caller and answers; errors are reported as PostgREST does. */
export function createServe(dependencies: Dependencies): Serve {
  const { gateway, catalogue, readCaller, clientIpOf, turns, report } = dependencies;
  return (makePlan) => async (context) => {
    const request = context.req.raw;
    let isSignedIn = false;
    try {
      const caller = await readCaller(request);
      if (caller instanceof Response) return caller;
      isSignedIn = caller.role !== 'anon';
      context.set('writer', readSubject(caller));
      const name = context.req.param('name') ?? '';
      const plan = await makePlan({ catalogue, name, request });
      const asker = askerOf(caller, clientIpOf(context), gateway.options.max);
      const leave = await turns.enter(asker);
      return await run(dependencies, caller, plan).finally(leave);
    } catch (error) {
      const problem = readRestProblem(error, isSignedIn);
      if (isOfSession(problem)) context.set('writer', null);
      if (problem.status >= 500) report?.({ event: 'rest_fault', code: codeOf(error) });
      return sayRestProblem(problem);
    }
  };
}

function readSubject({ claims }: Caller): string | null {
  return typeof claims.sub === 'string' ? claims.sub : null;
}

async function run({ gateway, room }: Dependencies, caller: Caller, plan: Plan): Promise<Response> {
  const { take, release } = room.open(caller);
  try {
    const page = await actAs(gateway, caller, {
      statement: plan.statement,
      isReadOnly: plan.isReadOnly,
      longestMs: plan.routine?.longestMs ?? undefined,
      check: (rows: Row[]) => readPage(rows, plan),
      receive: take,
    });
    return answerPage(page, plan, release);
  } catch (error) {
    release();
    throw error;
  }
}
