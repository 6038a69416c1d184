import type { AuthCode } from './auth-codes.ts';

/** Why a request was refused, in GoTrue’s terms. */
export type AuthProblem = {
  status: number;
  code: AuthCode;
  message: string;
  /** Only of `weak_password`. */
  reasons?: readonly string[];
  /** Seconds, where the same request may do later. */
  retryAfter?: number;
};

/**
 * An error that ends the request where it is thrown; `readAuthProblem` turns it back into a
 * problem.
 */
export function makeAuthRefusal(
  status: number,
  code: AuthCode,
  message: string,
  reasons?: readonly string[],
): Error {
  return Object.assign(new Error(message), { authProblem: { status, code, message, reasons } });
}

/**
 * The error for what the server cannot do now, but can in `seconds`. The status tells clients of
 * the protocol that they may retry.
 */
export function refuseForNow(seconds: number): Error {
  const problem = {
    status: 503,
    code: 'over_request_rate_limit',
    message: 'Too many requests are waiting, please try again later',
    retryAfter: seconds,
  } satisfies AuthProblem;
  return Object.assign(new Error(problem.message), { authProblem: problem });
}

/** The problem behind an error; null for a fault of the server, about which nothing is said. */
export function readAuthProblem(error: unknown): AuthProblem | null {
  if (typeof error !== 'object' || error === null || !('authProblem' in error)) return null;
  return error.authProblem as AuthProblem; // only those above set it
}

/** The body and the header that `@supabase/auth-js` reads. */
export function sayAuthProblem({
  status,
  code,
  message,
  reasons,
  retryAfter,
}: AuthProblem): Response {
  return Response.json(
    {
      code: status,
      error_code: code,
      msg: message,
      ...(reasons && { weak_password: { reasons } }),
    },
    {
      status,
      headers: {
        'x-sb-error-code': code,
        'Cache-Control': 'no-store',
        ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      },
    },
  );
}

export const FAULT: AuthProblem = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Unexpected failure, please check server logs for more information',
};

/** Clients of the protocol retry on their own. */
export const UNREACHABLE: AuthProblem = {
  status: 503,
  code: 'unexpected_failure',
  message: 'Database connection error',
  retryAfter: 1,
};
