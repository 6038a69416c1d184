type Forwarded = {
  url: string;
  clientIp: string;
  body: string;
  /** Replaces the request’s own. */
  contentType?: string;
};

/**
 * Forwards a request to a Supabase project and returns its answer. Passes only the protocol’s
 * headers both ways: no hop-by-hop header (RFC 9110, 7.6.1), cookie or referrer. Redirects are left
 * to the browser.
 */
export async function forward(
  request: Request,
  { url, clientIp, body, contentType }: Forwarded,
): Promise<Response> {
  const headers = pick(request.headers, ASKED);
  headers.set('X-Forwarded-For', clientIp);
  if (contentType !== undefined) headers.set('Content-Type', contentType);
  const answer = await fetch(url, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== '' && { body }),
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: pick(answer.headers, ANSWERED),
  });
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/** Longer than the project’s statement timeout. */
const TIMEOUT_MS = 15_000;

const ASKED = [
  'accept',
  'accept-language',
  'apikey',
  'authorization',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'user-agent',
  'x-client-info',
  'x-supabase-api-version',
];

const ANSWERED = [
  'cache-control',
  'content-range',
  'content-type',
  'link',
  'location',
  'preference-applied',
  'proxy-status',
  'retry-after',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
  'x-total-count',
];
