import type { AuthProblem } from './problem.ts';

/** Redirects a browser without telling the target where it came from. */
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

/** The part after « # », which no server receives. */
export function writeFragment(values: Record<string, string | number>): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** A refusal for the page that the address leads to. `sb` says whose words it is, as upstream. */
export function sayInUrl({ status, code, message }: AuthProblem): Record<string, string> {
  const error = status >= 500 ? 'server_error' : 'access_denied';
  return { error, error_code: code, error_description: message, sb: '' };
}
