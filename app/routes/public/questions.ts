import { answerQuestions } from '#app/features/help/questions/answer-questions.ts';

/** Every question with its answer, for searches; written once at build time. */
export function loader(): Response {
  return Response.json(answerQuestions());
}
