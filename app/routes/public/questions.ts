import { answerQuestions } from '#app/features/help/questions/answer-questions.ts';

/** Every question with its answer, for the search; prerendered. */
export function loader(): Response {
  return Response.json(answerQuestions());
}
