import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';

export class RecordsProblem extends Error {
  readonly problem: AccountProblem;

  constructor(problem: AccountProblem) {
    super(`The account refused: ${problem.code}`);
    this.problem = problem;
  }
}

export function requireValue<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new RecordsProblem(answer.problem);
  return answer.value;
}

export function problemOf(error: unknown): AccountProblem {
  return error instanceof RecordsProblem ? error.problem : { code: 'unknown', reasons: [] };
}
