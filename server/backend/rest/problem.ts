import { isUnreachable } from '#server/backend/fault.ts';

export type RestProblem = {
  status: number;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** An error that ends the request; `readRestProblem` gives its problem back. */
export function makeRestRefusal(
  status: number,
  code: string,
  message: string,
  { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
): Error {
  return asError({ status, code, message, details, hint });
}

export function asError(refusal: RestProblem): Error {
  return Object.assign(new Error(refusal.message), { refusal, code: refusal.code });
}

/** Refuses a query outside the grammar. */
export function makeQueryRefusal(details: string): Error {
  return makeRestRefusal(400, 'PGRST100', 'The query string cannot be read', { details });
}

/** The refusal of any error: ours, PostgreSQL’s by its code, or a fault without details. */
export function readRestProblem(error: unknown, isSignedIn: boolean): RestProblem {
  if (isUnreachable(error)) return UNREACHABLE;
  if (typeof error !== 'object' || error === null) return FAULT;
  if ('refusal' in error) return error.refusal as RestProblem; // set by `asError` only
  return isDatabaseError(error) ? sayDatabaseError(error, isSignedIn) : FAULT;
}

/** Whether the session has ended, or waits for its second factor. */
export function isOfSession(problem: RestProblem): boolean {
  return problem === SESSION_ENDED || problem === SECOND_FACTOR_DUE;
}

function sayDatabaseError(error: DatabaseError, isSignedIn: boolean): RestProblem {
  const { code, message, detail, hint } = error;
  const own = OWN_WORDS[code];
  if (own) return own;
  const status = statusOf(code, isSignedIn);
  if (isOfTheMachine(error)) return { ...FAULT, code, status: Math.max(status, FAULT.status) };
  return { status, code, message, details: detail ?? null, hint: hint ?? null };
}

/**
 * Whether a message of PostgreSQL is about its machine: files, memory, processes. A refused file is
 * 42501 and a folder 42809, as other refusals are; only the path in the message tells.
 */
function isOfTheMachine({ code, message }: DatabaseError): boolean {
  const mayBeOfFile = code === '42501' || code === '42809';
  return OF_THE_MACHINE.test(code) || (mayBeOfFile && message.includes('/'));
}

/** Classes of codes (appendix A): conflicts, resources, operator, files, internal errors. */
const OF_THE_MACHINE = /^(?:40|53|57|58|F0|XX)/;

const FAULT: RestProblem = {
  status: 500,
  code: 'PGRSTX00',
  message: 'Internal error',
  details: null,
  hint: null,
};

const UNREACHABLE: RestProblem = {
  status: 503,
  code: 'PGRST001',
  message: 'Database connection error. Retrying the connection.',
  details: null,
  hint: null,
};

/** Raised by `auth.require_session`. */
const SESSION_ENDED: RestProblem = {
  status: 401,
  code: 'PGRST303',
  message: 'Session ended',
  details: null,
  hint: null,
};

/** Raised by `auth.require_session`: the second factor is still due. */
const SECOND_FACTOR_DUE: RestProblem = {
  status: 403,
  code: 'insufficient_aal',
  message: 'Second factor required',
  details: null,
  hint: null,
};

/** Bytes, counted while an answer is received, or by PostgreSQL for a list (`auth.bounded`). */
export const MAX_ANSWER = 16 * 2 ** 20;
export const TOO_LARGE: RestProblem = {
  status: 413,
  code: '54000',
  message: `The answer is larger than ${MAX_ANSWER / 2 ** 20} MB`,
  details: null,
  hint: 'Ask for fewer rows with "limit" and "offset", or for fewer columns with "select"',
};

/** PostgreSQL reads JSON down to some thousand levels. */
const TOO_DEEP: RestProblem = {
  status: 400,
  code: '54001',
  message: 'The JSON is nested too deep',
  details: null,
  hint: 'Send lists and objects with fewer levels',
};

/** The time limit of `actAs` ended the statement. */
const TOO_LONG: RestProblem = {
  status: 504,
  code: '57014',
  message: 'The answer takes too long to make',
  details: null,
  hint: 'Ask for fewer rows with "limit", or by simpler filters',
};

/** Replaces messages that PostgreSQL writes for its operator. */
const OWN_WORDS: Readonly<Record<string, RestProblem>> = {
  PT401: SESSION_ENDED,
  PT403: SECOND_FACTOR_DUE,
  '54000': TOO_LARGE,
  '54001': TOO_DEEP,
  '57014': TOO_LONG,
};

type DatabaseError = { code: string; message: string; detail?: string; hint?: string };

function isDatabaseError(error: object): error is DatabaseError {
  return (
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code) &&
    'severity' in error
  );
}

/** PostgREST, « HTTP status codes ». */
function statusOf(code: string, isSignedIn: boolean): number {
  if (code === '42501') return isSignedIn ? 403 : 401;
  return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};
