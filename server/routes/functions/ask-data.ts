import type { FunctionCode } from './function-codes.ts';
import type { FunctionEnvironment } from './function-environment.ts';

export type DataAnswer<Row> = { ok: true; rows: Row[] } | { ok: false; response: Response };

type DataAccess = Pick<FunctionEnvironment, 'askData' | 'secretKey' | 'origin'>;

type Question = { path: string; method?: 'GET' | 'POST' | 'DELETE'; body?: unknown };

/** Sends a data request with the rights of the caller. */
export function askAsCaller<Row>(
  env: DataAccess,
  { headers }: Request,
  question: Question,
): Promise<DataAnswer<Row>> {
  return ask(env, question, {
    apikey: headers.get('apikey') ?? '',
    Authorization: headers.get('Authorization') ?? '',
  });
}

/** Sends a data request as the server itself. */
export function askAsServer<Row>(env: DataAccess, question: Question): Promise<DataAnswer<Row>> {
  return ask(env, question, { apikey: env.secretKey, Authorization: `Bearer ${env.secretKey}` });
}

/** Calls database functions as the server; rejects when one fails. */
export function callDatabase(env: DataAccess) {
  return async (name: string, values: Record<string, unknown>): Promise<unknown[]> => {
    const asked = await askAsServer(env, { path: `rpc/${name}`, method: 'POST', body: values });
    if (asked.ok) return asked.rows;
    throw Object.assign(new Error('Not answered'), { code: `status_${asked.response.status}` });
  };
}

export function makeFunctionRefusal(status: number, code: FunctionCode, message: string): Response {
  return Response.json({ code, message }, { status, headers: NEVER_KEPT });
}

export function makeFunctionAnswer(body: unknown): Response {
  return Response.json(body, { headers: NEVER_KEPT });
}

async function ask<Row>(
  { askData, origin }: DataAccess,
  { path, method = 'GET', body }: Question,
  headers: Record<string, string>,
): Promise<DataAnswer<Row>> {
  const response = await askData(
    new Request(new URL(`/rest/v1/${path}`, origin), {
      method,
      headers: { ...headers, Prefer: 'return=representation', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) return { ok: false, response };
  // columns of our own migrations
  return { ok: true, rows: (await response.json()) as Row[] };
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' };
