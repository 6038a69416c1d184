type Forwarded = {
  /** Of what is asked for there, with its query. */
  url: string;
  clientIp: string;
  body: string;
  /** In place of what the request says of its body. */
  contentType?: string;
};

/**
 * Sends a request on to a Supabase project and gives its answer. Only the headers of the protocol
 * go either way: none of the connection (RFC 9110, 7.6.1), no cookie, no address of a page.
 * Redirects are for the browser to follow.
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

/** Longer than a statement may take there. */
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
