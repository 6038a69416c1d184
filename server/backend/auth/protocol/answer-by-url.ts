import type { AuthProblem } from './problem.ts';

/** Redirects a browser without a `Referer` for the target. */
export function leadTo(target: string | URL, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: String(target),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      ...headers,
    },
  });
}

/** The fragment of a URL, which browsers send to no server. */
export function writeFragment(values: Record<string, string | number>): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/**
 * A refusal as URL parameters for the page that the redirect leads to. `sb` marks the server as
 * their author, as GoTrue does.
 */
export function sayInUrl({ status, code, message }: AuthProblem): Record<string, string> {
  const error = status >= 500 ? 'server_error' : 'access_denied';
  return { error, error_code: code, error_description: message, sb: '' };
}
