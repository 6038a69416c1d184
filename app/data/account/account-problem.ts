import type { AuthError } from '@supabase/supabase-js';

/** Why the server or the network refused: a code of the auth API, or one of ours below. */
export type AccountProblem = {
  code: string;
  /** For `weak_password` only. */
  reasons: readonly string[];
};

export function readAccountProblem(error: unknown): AccountProblem {
  if (!isAuthError(error)) return { code: 'network', reasons: [] };
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : [];
  return { code: codeOf(error), reasons: reasons.filter((reason) => typeof reason === 'string') };
}

/** Not `instanceof`: the error classes are loaded on demand. */
function isAuthError(error: unknown): error is AuthError {
  return typeof error === 'object' && error !== null && '__isAuthError' in error;
}

function codeOf(error: AuthError): string {
  if ('details' in error) return readDetails(error.details) ?? 'link_refused';
  const { name, status = 0, code } = error;
  // A code from the server wins over the client’s error class.
  if (name === 'AuthRetryableFetchError') return status === 0 ? 'network' : 'unavailable';
  return code ?? NAMES[name] ?? 'unknown';
}

/** The error code of a redirect; « unspecified_code » says nothing. */
function readDetails(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('code' in details)) return null;
  return typeof details.code === 'string' && !details.code.startsWith('unspecified')
    ? details.code
    : null;
}

/** Errors without a code, made by the client itself. */
const NAMES: Readonly<Record<string, string>> = {
  AuthSessionMissingError: 'session_missing',
  AuthInvalidTokenResponseError: 'invalid_token_response',
  AuthInvalidCredentialsError: 'credentials_missing',
  AuthImplicitGrantRedirectError: 'link_refused',
  AuthPKCEGrantCodeExchangeError: 'link_refused',
};

/** The codes that the official client lists, without the `string` that ends its type. */
export type OfficialCode = LiteralOnly<AuthError['code']>;

type LiteralOnly<Code> = Code extends string ? (string extends Code ? never : Code) : never;
