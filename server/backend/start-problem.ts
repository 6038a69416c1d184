/**
 * An error that stops the server: a sentence that tells its operator what to do, and a `cause` for
 * the file that holds the detail.
 */
export function startProblem(sentence: string, cause?: unknown): Error {
  return Object.assign(new Error(sentence, { cause }), { code: START_PROBLEM });
}

export function isStartProblem(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === START_PROBLEM;
}

const START_PROBLEM = 'START_PROBLEM';
