import { isGreedyJson, parseJson } from '#server/backend/parse-json.ts';
import { readText } from '#server/backend/read-text.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import { MAX_ROWS } from './page.ts';

/**
 * A JSON body: its text is passed to PostgreSQL unchanged, so that numbers keep all digits; its
 * keys are looked up here.
 */
export type Body = { json: string; rows: readonly Readonly<Record<string, unknown>>[] };

/** Parses an object or a list of objects. */
export async function readRows(request: Request): Promise<Body> {
  const [text, value] = await readJson(request);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isObject)) throw makeRestRefusal(400, 'PGRST102', 'Expected JSON objects');
  if (rows.length > MAX_ROWS)
    throw makeRestRefusal(400, 'PGRST102', `At most ${MAX_ROWS} rows at a time`);
  return { json: Array.isArray(value) ? text : `[${text}]`, rows };
}

/** Parses an object; `empty` stands for a missing body. */
export async function readObject(
  request: Request,
  empty?: string,
): Promise<{ json: string; row: Readonly<Record<string, unknown>> }> {
  const [json, row] = await readJson(request, empty);
  if (!isObject(row)) throw makeRestRefusal(400, 'PGRST102', 'Expected a JSON object');
  return { json, row };
}

async function readJson(request: Request, empty = ''): Promise<[string, unknown]> {
  const type = request.headers.get('Content-Type');
  if (type !== null && !/^application\/json\s*(;|$)/i.test(type))
    throw makeRestRefusal(415, 'PGRST102', `Content-Type not acceptable: ${type}`, {
      hint: 'Served: application/json',
    });
  const sent = await readText(request);
  if (sent === null) throw makeRestRefusal(400, 'PGRST102', 'The body did not come whole');
  const text = sent || empty;
  try {
    return [text, parseJson(text)];
  } catch {
    if (isGreedyJson(text))
      throw makeRestRefusal(400, '54001', 'Too many levels or values in the body');
    throw makeRestRefusal(400, 'PGRST102', 'Empty or invalid json');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
