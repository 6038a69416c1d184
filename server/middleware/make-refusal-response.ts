import type { Context } from 'hono';
import type { AuthCode } from '#server/backend/auth/protocol/auth-codes.ts';
import { sayAuthProblem } from '#server/backend/auth/protocol/problem.ts';

type Refusal = { status: 400 | 404 | 413 | 429 | 500 | 503; code: AuthCode; message: string };

/** A refusal in the protocol of the called path; a French sentence for a page. */
export function makeRefusalResponse(
  { req }: Context,
  { status, code, message }: Refusal,
): Response {
  if (isUnder(req.path, '/auth/v1')) return sayAuthProblem({ status, code, message });
  const body = describe(req.path, { status, code, message });
  if (body === null)
    return new Response(SENTENCES[status], {
      status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** The bodies of PostgREST, Realtime, Storage and the functions; null for other paths. */
function describe(path: string, { status, code, message }: Refusal): object | null {
  if (isUnder(path, '/rest/v1')) return { code, message, details: null, hint: null };
  if (isUnder(path, '/functions/v1')) return { code, message };
  if (isUnder(path, '/realtime/v1')) return { message };
  if (isUnder(path, '/storage/v1')) return { statusCode: String(status), error: code, message };
  return null;
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

const SENTENCES = {
  400: 'L’envoi n’est pas arrivé en entier. Réessayez.',
  404: 'Cette page n’existe pas.',
  413: 'L’envoi est trop lourd.',
  429: 'Trop de demandes à la suite. Réessayez dans une minute.',
  500: 'Une erreur est survenue. Réessayez dans un instant.',
  503: 'Le service est momentanément surchargé. Réessayez dans un instant.',
} as const satisfies Record<Refusal['status'], string>;
