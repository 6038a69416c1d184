import { isOfStandby, isUnreachable, lacksResources } from '#server/backend/fault.ts';
import type { AuthCode } from './auth-codes.ts';

export type AuthProblem = {
  status: number;
  code: AuthCode;
  message: string;
  /** Only for `weak_password`. */
  reasons?: readonly string[];
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
};

/** An error that ends the request; `readAuthProblem` gives its problem back. */
export function makeAuthRefusal(
  status: number,
  code: AuthCode,
  message: string,
  reasons?: readonly string[],
): Error {
  return Object.assign(new Error(message), { authProblem: { status, code, message, reasons } });
}

/** A temporary refusal: the same request may succeed in `seconds`. Clients retry on this status. */
export function refuseForNow(seconds: number): Error {
  const problem = {
    status: 503,
    code: 'over_request_rate_limit',
    message: 'Too many requests are waiting, please try again later',
    retryAfter: seconds,
  } satisfies AuthProblem;
  return Object.assign(new Error(problem.message), { authProblem: problem });
}

/** The problem that an error carries; null for a fault of the server, whose details stay secret. */
export function readAuthProblem(error: unknown): AuthProblem | null {
  if (typeof error !== 'object' || error === null || !('authProblem' in error)) return null;
  return error.authProblem as AuthProblem; // set by the makers above only
}

/** What is told of a fault of the server, whose details stay secret. */
export function readFault(error: unknown): AuthProblem {
  if (isUnreachable(error) || isOfStandby(error)) return UNREACHABLE;
  return lacksResources(error) ? NO_ROOM : FAULT;
}

/** The answer as `@supabase/auth-js` reads it. */
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

const FAULT: AuthProblem = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Unexpected failure, please check server logs for more information',
};

/** Clients of the protocol retry on their own. */
const UNREACHABLE: AuthProblem = {
  status: 503,
  code: 'unexpected_failure',
  message: 'Database connection error',
  retryAfter: 1,
};

/** A full disk, or no memory: the operator has to make room. */
const NO_ROOM: AuthProblem = {
  status: 503,
  code: 'unexpected_failure',
  message: 'The database has no room left',
  retryAfter: 60,
};
