import { askData } from '#app/data/account/answer.ts';

/** Null when the query fails: the failure is logged, and the other figures still show. */
export async function askFigure<Value>(
  question: Parameters<typeof askData<Value>>[0],
): Promise<NonNullable<Value> | null> {
  const answer = await askData(question);
  if (answer.ok) return answer.value;
  console.error('A figure of the administration could not be read', answer.problem.code);
  return null;
}
