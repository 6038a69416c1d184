/**
 * What keeps a server from starting, or from going on: a sentence for its operator, which says what
 * to do. `cause` is what was met, for the file that holds the detail.
 */
export function startProblem(sentence: string, cause?: unknown): Error {
  return Object.assign(new Error(sentence, { cause }), { code: START_PROBLEM });
}

export function isStartProblem(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === START_PROBLEM;
}

const START_PROBLEM = 'START_PROBLEM';
