import { listApplied } from '#server/backend/rest/parse/prefer.ts';
import type { RestProblem } from '#server/backend/rest/problem.ts';
import { sendPieces } from './send-pieces.ts';
import { statusOf, writeRange } from './status.ts';
import { type Answer, type AnswerPage, hasBody } from './wanted.ts';

/** The HTTP answer of a page. Calls `release` once the memory of its rows is free. */
export function answerPage(page: AnswerPage, want: Answer, release: () => void): Response {
  const applied = listApplied(want.preferences);
  // Node’s server writes a plain object unchanged.
  const headers: Record<string, string> = {
    'Content-Range': writeRange(page, want),
    ...(applied !== '' && { 'Preference-Applied': applied }),
  };
  const status = statusOf(page, want);
  if (!hasBody(want)) {
    release();
    return new Response(null, { status, headers });
  }
  headers['Content-Type'] = `${want.media.type}; charset=utf-8`;
  const size = page.rows.reduce((sum, { length }) => sum + length, 0);
  const body = sendPieces(writePieces(page.rows, size, want), { size, release });
  // The compression needs the length to decide.
  if (typeof body === 'string') headers['Content-Length'] = String(Buffer.byteLength(body));
  return new Response(body, { status, headers });
}

export function sayRestProblem({ status, ...problem }: RestProblem): Response {
  // RFC 9110, 15.5.2 and 15.6.4: 401 names the authentication scheme, 503 when to retry.
  if (status === 401)
    return Response.json(problem, { status, headers: { 'WWW-Authenticate': 'Bearer' } });
  const headers = status === 503 ? { 'Retry-After': '1' } : undefined;
  return Response.json(problem, { status, headers });
}

function writePieces(
  rows: string[],
  size: number,
  { media: { shape }, routine }: Answer,
): Iterable<string> {
  const isOne = shape === 'object' || routine?.isSet === false;
  return isOne ? [rows[0] ?? 'null'] : writeList(rows, size);
}

function* writeList(rows: string[], size: number): Generator<string> {
  const each = Math.max(1, Math.floor((rows.length * PIECE) / (size + 1)));
  for (let start = 0; start < rows.length; start += each) {
    const some = rows.slice(start, start + each).join(',');
    rows.fill('', start, start + each);
    yield start === 0 ? `[${some}` : `,${some}`;
  }
  yield rows.length === 0 ? '[]' : ']';
}

/** Average number of characters. */
const PIECE = 32 * 1024;
