import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';

/** Why a query or a write of the account failed: what queries throw. */
export class RecordsProblem extends Error {
  readonly problem: AccountProblem;

  constructor(problem: AccountProblem) {
    super(`The account refused: ${problem.code}`);
    this.problem = problem;
  }
}

/** The value of an answer, or its problem thrown. */
export function requireValue<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new RecordsProblem(answer.problem);
  return answer.value;
}

/** The problem of any error that a query gave. */
export function problemOf(error: unknown): AccountProblem {
  return error instanceof RecordsProblem ? error.problem : { code: 'unknown', reasons: [] };
}
