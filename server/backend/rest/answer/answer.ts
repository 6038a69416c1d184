import { listApplied } from '#server/backend/rest/parse/prefer.ts';
import type { RestProblem } from '#server/backend/rest/problem.ts';
import { sendPieces } from './send-pieces.ts';
import { statusOf, writeRange } from './status.ts';
import { type Answer, hasBody, type Page } from './wanted.ts';
import { writeCsv } from './write-csv.ts';

/** `release` is called once the memory of the rows is free again. */
export function answer(page: Page, want: Answer, release: () => void): Response {
  const headers = new Headers({ 'Content-Range': writeRange(page, want) });
  const applied = listApplied(want.preferences);
  if (applied !== '') headers.set('Preference-Applied', applied);
  const status = statusOf(page, want);
  if (!hasBody(want)) {
    release();
    return new Response(null, { status, headers });
  }
  headers.set('Content-Type', `${want.media.type}; charset=utf-8`);
  const size = page.rows.reduce((sum, { length }) => sum + length, 0);
  const body = sendPieces(writePieces(page.rows, want), { size, release });
  // Known before it is sent, it says whether to compress is worth it.
  if (typeof body === 'string') headers.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

export function sayProblem({ status, ...problem }: RestProblem): Response {
  // RFC 9110, 15.5.2 and 15.6.4: who is not known is told how to be, who comes too early when to come back.
  if (status === 401)
    return Response.json(problem, { status, headers: { 'WWW-Authenticate': 'Bearer' } });
  const headers = status === 503 ? { 'Retry-After': '1' } : undefined;
  return Response.json(problem, { status, headers });
}

function writePieces(rows: string[], { media: { shape }, routine }: Answer): Iterable<string> {
  if (shape === 'csv') return writeCsv(takeRows(rows));
  const isOne = shape === 'object' || routine?.isSet === false;
  return isOne ? [rows[0] ?? 'null'] : writeList(takeRows(rows));
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
