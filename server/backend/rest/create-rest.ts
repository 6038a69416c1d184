import { type Context, Hono } from 'hono';
import type { Pool } from 'pg';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import { actAs, type Caller } from '#server/backend/postgres/act-as.ts';
import type { Row, Statement } from '#server/backend/postgres/exchange.ts';
import { type Answer, answer, hasBody, type Page, sayProblem } from './answer/answer.ts';
import { createAnswerRoom } from './answer/answer-room.ts';
import type { Catalogue } from './catalogue.ts';
import { parsePrefer } from './parse/prefer.ts';
import { MAX_ROWS, parseQuery } from './parse/query.ts';
import { readProblem, refuse } from './problem.ts';
import { writeCall } from './sql/call.ts';
import { writeRead } from './sql/read.ts';
import { writeDelete, writeInsert, writeUpdate } from './sql/write.ts';

/**
 * The part of PostgREST's protocol that the application uses, over the schema `public`. Each request is one statement in one transaction,
 * with the rights of its caller and no others: what may be read or written is said in SQL alone.
 */
export function createRest({
  gateway,
  catalogue,
  readCaller,
  report = () => undefined,
}: {
  gateway: Pool;
  catalogue: Catalogue;
  /** Who asks; a response when the request is refused before anything else. */
  readCaller: (request: Request) => Promise<Caller | Response>;
  /** Told of faults of the server, by their codes alone. */
  report?: (fault: Fault) => void;
}): Hono {
  const rest = new Hono();
  const room = createAnswerRoom();

  const serve = (plan: Plan) => async (context: Context) => {
    let isSignedIn = false;
    try {
      const caller = await readCaller(context.req.raw);
      if (caller instanceof Response) return caller;
      isSignedIn = caller.role !== 'anon';
      const { statement, isReadOnly = false, ...rest } = await plan(context);
      const { take, release } = room.open(caller);
      const check = (rows: Row[]) => checkPage(readPage(rows, rest), rest);
      try {
        const page = await actAs(gateway, caller, { statement, isReadOnly, check, receive: take });
        return answer(page, rest, release);
      } catch (error) {
        release();
        throw error;
      }
    } catch (error) {
      const problem = readProblem(error, isSignedIn);
      if (problem.status >= 500) report({ event: 'rest_fault', code: codeOf(error) });
      return sayProblem(problem);
    }
  };

  const nameOf = (context: Context) => context.req.param('name') ?? '';
  const queryOf = ({ req }: Context) =>
    parseQuery(new URL(req.url).searchParams, req.header('Range'));
  const wantOf = (context: Context) => ({
    preferences: parsePrefer(context.req.header('Prefer')),
    accept: context.req.header('Accept') ?? '*/*',
    method: context.req.method,
  });

  rest.post(
    '/rpc/:name',
    serve(async (context) => {
      const given = requireObject(await readBody(context, {}));
      const { routine, ...statement } = writeCall(catalogue, nameOf(context), given);
      return {
        ...wantOf(context),
        statement,
        offset: 0,
        limit: null,
        isReadOnly: !routine.isVolatile,
        call: routine,
      };
    }),
  );
  rest.get(
    '/rpc/:name',
    serve((context) => {
      const { routine, ...statement } = writeCall(catalogue, nameOf(context), context.req.query());
      if (routine.isVolatile)
        throw refuse(405, 'PGRST101', 'Only functions that change nothing can be called with GET');
      return {
        ...wantOf(context),
        statement,
        offset: 0,
        limit: null,
        isReadOnly: true,
        call: routine,
      };
    }),
  );
  // Hono gives HEAD to the handlers of GET, without the body.
  rest.get(
    '/:name',
    serve((context) => {
      const query = queryOf(context);
      const want = wantOf(context);
      const { count } = want.preferences;
      const statement = writeRead(catalogue, nameOf(context), {
        query,
        count,
        isHead: want.method === 'HEAD',
      });
      return { ...want, statement, offset: query.offset, limit: query.limit, isReadOnly: true };
    }),
  );
  rest.post(
    '/:name',
    serve(async (context) => {
      const [query, want] = [queryOf(context), wantOf(context)];
      const rows = requireRows(await readBody(context));
      const statement = writeInsert(catalogue, nameOf(context), {
        query,
        rows,
        preferences: want.preferences,
      });
      return { ...want, statement, offset: 0, limit: null };
    }),
  );
  rest.patch(
    '/:name',
    serve(async (context) => {
      const [query, want] = [queryOf(context), wantOf(context)];
      const row = requireObject(await readBody(context));
      const statement = writeUpdate(catalogue, nameOf(context), {
        query,
        row,
        preferences: want.preferences,
      });
      return { ...want, statement, offset: 0, limit: null };
    }),
  );
  rest.delete(
    '/:name',
    serve((context) => {
      const [query, want] = [queryOf(context), wantOf(context)];
      const statement = writeDelete(catalogue, nameOf(context), {
        query,
        preferences: want.preferences,
      });
      return { ...want, statement, offset: 0, limit: null };
    }),
  );
  return rest;
}

type Plan = (context: Context) => Planned | Promise<Planned>;
type Planned = Answer & { statement: Statement; isReadOnly?: boolean };

/** Each row is one of the answer, then how many there are in all. A statement that is asked for no row gives that number alone. */
function readPage(found: Row[], want: Answer): Page {
  const number = found[0]?.[1] ?? null;
  const total = number === null ? null : Number(number);
  if (!hasBody(want)) return { rows: [], length: total ?? 0, total };
  const rows = found.flatMap(([row]) => row ?? []);
  return { rows, length: rows.length, total };
}

/** Before the transaction ends: a write that gives something else than what was asked is undone. */
function checkPage(page: Page, { accept, limit }: Answer): Page {
  if (limit === null && page.rows.length > MAX_ROWS)
    throw refuse(400, 'PGRST100', `More than ${MAX_ROWS} rows`, {
      hint: 'Ask for a part of them with "limit" and "offset"',
    });
  if (accept.includes('vnd.pgrst.object') && page.length !== 1)
    throw refuse(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${page.length} rows`,
    });
  return page;
}

async function readBody(context: Context, empty?: unknown): Promise<unknown> {
  const text = await context.req.text();
  if (text === '' && empty !== undefined) return empty;
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'PGRST102', 'Empty or invalid json');
  }
}

function requireRows(body: unknown): Readonly<Record<string, unknown>>[] {
  const rows = (Array.isArray(body) ? body : [body]).map(requireObject);
  if (rows.length > MAX_ROWS) throw refuse(400, 'PGRST102', `At most ${MAX_ROWS} rows at a time`);
  return rows;
}

function requireObject(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw refuse(400, 'PGRST102', 'Expected a JSON object');
}
