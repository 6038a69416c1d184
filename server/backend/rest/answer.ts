import type { Preferences } from './parse/prefer.ts';
import { type RestProblem, refuse } from './problem.ts';
import { writeCsv } from './write-csv.ts';

/** What a statement gave: rows as a JSON text, how many, and how many there are in all when it was asked. */
export type Page = { body: string | null; length: number; total: number | null };

/** What the request wants of them. */
export type Answer = {
  method: string;
  accept: string;
  preferences: Preferences;
  offset: number;
  limit: number | null;
  isCall?: boolean;
};

export function answer(page: Page, want: Answer): Response {
  const headers = new Headers({ 'Content-Range': writeRange(page, want) });
  const applied = listApplied(want.preferences);
  if (applied.length > 0) headers.set('Preference-Applied', applied.join(', '));
  const status = isWrite(want) ? statusOfWrite(want) : statusOfRead(page, want);
  // A function that gives nothing has none.
  if (page.body === null || !hasBody(want)) return new Response(null, { status, headers });
  const { type, body } = writeBody(page.body, want);
  headers.set('Content-Type', `${type}; charset=utf-8`);
  return new Response(body, { status, headers });
}

function writeBody(body: string, { accept, isCall }: Answer): { type: string; body: string } {
  if (accept.includes('text/csv')) return { type: 'text/csv', body: writeCsv(body) };
  if (!accept.includes(OBJECT)) return { type: 'application/json', body };
  // The list of its only row, without its brackets.
  return { type: OBJECT, body: isCall ? body : body.slice(1, -1) };
}

function hasBody(want: Answer): boolean {
  if (want.method === 'HEAD') return false;
  return !isWrite(want) || want.preferences.returns === 'representation';
}

function isWrite({ method, isCall }: Answer): boolean {
  return !['GET', 'HEAD'].includes(method) && !isCall;
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
  const headers = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : undefined;
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
