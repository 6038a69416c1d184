import type { Preferences } from '#server/backend/rest/parse/prefer.ts';
import { type RestProblem, refuse } from '#server/backend/rest/problem.ts';
import { sendPieces } from './send-pieces.ts';
import { writeCsv } from './write-csv.ts';

/** What a statement gave: rows, each as a JSON text, how many, and how many there are in all when it was asked. */
export type Page = { rows: string[]; length: number; total: number | null };

/** What the request wants of them. */
export type Answer = {
  method: string;
  accept: string;
  preferences: Preferences;
  offset: number;
  limit: number | null;
  /** Of a function: what it gives, a list or one value. */
  call?: { isSet: boolean };
};

/** `release` is called once the memory of the rows is free again. */
export function answer(page: Page, want: Answer, release: () => void): Response {
  const headers = new Headers({ 'Content-Range': writeRange(page, want) });
  const applied = listApplied(want.preferences);
  if (applied.length > 0) headers.set('Preference-Applied', applied.join(', '));
  const status = isWrite(want) ? statusOfWrite(want) : statusOfRead(page, want);
  if (!hasBody(want)) {
    release();
    return new Response(null, { status, headers });
  }
  const { type, pieces } = writeBody(page.rows, want);
  headers.set('Content-Type', `${type}; charset=utf-8`);
  const size = page.rows.reduce((sum, { length }) => sum + length, 0);
  return new Response(sendPieces(pieces, { size, release }), { status, headers });
}

function writeBody(
  rows: string[],
  { accept, call }: Answer,
): { type: string; pieces: Iterable<string> } {
  if (accept.includes('text/csv')) return { type: 'text/csv', pieces: writeCsv(takeRows(rows)) };
  const isObject = accept.includes(OBJECT);
  const type = isObject ? OBJECT : 'application/json';
  if (isObject || call?.isSet === false) return { type, pieces: [rows[0] ?? 'null'] };
  return { type, pieces: writeList(takeRows(rows)) };
}

function* writeList(rows: Iterable<string>): Generator<string> {
  let mark = '[';
  for (const row of rows) {
    yield mark + row;
    mark = ',';
  }
  yield mark === '[' ? '[]' : ']';
}

/** Lets go of each once it is read. */
function* takeRows(rows: string[]): Generator<string> {
  for (const [index, row] of rows.entries()) {
    rows[index] = '';
    yield row;
  }
}

/** Whether rows are asked for. */
export function hasBody(want: Answer): boolean {
  if (want.method === 'HEAD') return false;
  return !isWrite(want) || want.preferences.returns === 'representation';
}

function isWrite({ method, call }: Answer): boolean {
  return !['GET', 'HEAD'].includes(method) && !call;
}

function listApplied({ returns, resolution, count }: Preferences): string[] {
  return [
    ...(returns ? [`return=${returns}`] : []),
    ...(resolution ? [`resolution=${resolution}`] : []),
    ...(count ? ['count=exact'] : []),
  ];
}

export function sayProblem({ status, ...problem }: RestProblem): Response {
  // RFC 9110, 15.5.2: a refusal to who is not known says how to be.
  if (status === 401)
    return Response.json(problem, { status, headers: { 'WWW-Authenticate': 'Bearer' } });
  const headers = status === 503 ? { 'Retry-After': '1' } : undefined;
  return Response.json(problem, { status, headers });
}

function statusOfWrite({ method, preferences }: Answer): number {
  if (method === 'POST') return 201;
  return preferences.returns === 'representation' ? 200 : 204;
}

function statusOfRead({ length, total }: Page, { offset, method }: Answer): number {
  if (total === null || method === 'HEAD') return 200;
  if (offset > total)
    throw refuse(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  return length < total ? 206 : 200;
}

/** « 0-24/3573 », « * / 0 » (RFC 9110, 14.4). */
function writeRange({ length, total }: Page, { offset, method }: Answer): string {
  const all = total ?? '*';
  return length === 0 || method === 'POST' ? `*/${all}` : `${offset}-${offset + length - 1}/${all}`;
}

const OBJECT = 'application/vnd.pgrst.object+json';
