import { type Context, Hono } from 'hono';
import { sayRestProblem } from './answer/answer.ts';
import { createAnswerRoom } from './answer/answer-room.ts';
import { callByAddress, callByBody } from './operations/call.ts';
import { insert } from './operations/insert.ts';
import type { MakePlan } from './operations/plan.ts';
import { read } from './operations/read.ts';
import { remove } from './operations/remove.ts';
import { update } from './operations/update.ts';
import { createServe, type RestDependencies } from './serve.ts';
import { createTurns, type Turns } from './share-connections.ts';

/** Hono passes HEAD requests to the GET handlers. */
const OPERATIONS: readonly (readonly [method: string, path: string, make: MakePlan])[] = [
  ['GET', '/rpc/:name', callByAddress],
  ['POST', '/rpc/:name', callByBody],
  ['GET', '/:name', read],
  ['POST', '/:name', insert],
  ['PATCH', '/:name', update],
  ['DELETE', '/:name', remove],
];

/**
 * PostgREST’s protocol on the schema `public`; docs/data-protocol.md lists the served part, all
 * else is refused. Each request is one statement in one transaction with its caller’s rights: row
 * security alone decides what may be read or written.
 */
export function createRest({ turns, ...dependencies }: RestDependencies & { turns?: Turns }): Hono {
  const rest = new Hono();
  const serve = createServe({
    ...dependencies,
    room: createAnswerRoom(),
    turns: turns ?? createTurns(dependencies.gateway),
  });
  for (const [method, path, makePlan] of OPERATIONS) rest.on(method, path, serve(makePlan));
  for (const path of ['/rpc/:name', '/:name']) rest.all(path, sayNoMethod);
  return rest;
}

function sayNoMethod({ req: { method } }: Context): Response {
  const message = `Unsupported HTTP method: ${method}`;
  return sayRestProblem({ status: 405, code: 'PGRST117', message, details: null, hint: null });
}
