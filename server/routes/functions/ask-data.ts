import type { FunctionCode } from './function-codes.ts';
import type { FunctionEnvironment } from './function-environment.ts';

export type DataAnswer<Row> = { ok: true; rows: Row[] } | { ok: false; response: Response };

type Question = { path: string; method?: 'GET' | 'POST' | 'DELETE'; body?: unknown };

/** Asks the data with the rights of who made a request, and no others. */
export function askAsCaller<Row>(
  env: FunctionEnvironment,
  { headers }: Request,
  question: Question,
): Promise<DataAnswer<Row>> {
  return ask(env, question, {
    apikey: headers.get('apikey') ?? '',
    Authorization: headers.get('Authorization') ?? '',
  });
}

/** Asks the data as the server itself. */
export function askAsServer<Row>(
  env: FunctionEnvironment,
  question: Question,
): Promise<DataAnswer<Row>> {
  return ask(env, question, { apikey: env.secretKey, Authorization: `Bearer ${env.secretKey}` });
}

/** A refusal as functions say it. */
export function makeFunctionRefusal(status: number, code: FunctionCode, message: string): Response {
  return Response.json({ code, message }, { status, headers: NEVER_KEPT });
}

export function makeFunctionAnswer(body: unknown): Response {
  return Response.json(body, { headers: NEVER_KEPT });
}

async function ask<Row>(
  { askData, origin }: FunctionEnvironment,
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
  // Tables and functions of ours: their columns are those of the migrations.
  return { ok: true, rows: (await response.json()) as Row[] };
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' };
