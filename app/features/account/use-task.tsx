import { type ReactNode, useState } from 'react';
import { ProblemText } from '#app/account-forms/problem-text.tsx';
import type { Answer } from '#app/data/account/answer.ts';

/** What became of the last thing that a card did. */
export type Outcome = { tone: 'success' | 'error'; text: ReactNode } | null;

/**
 * Does one thing at a time, and says what became of it: `done` when it went well, the words of the
 * problem otherwise.
 */
export function useTask() {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async <Value,>(task: () => Promise<Answer<Value>>, done: string | null) => {
    if (isBusy) return null;
    setBusy(true);
    setOutcome(null);
    const answer = await task();
    setBusy(false);
    if (!answer.ok) setOutcome({ tone: 'error', text: <ProblemText problem={answer.problem} /> });
    else if (done) setOutcome({ tone: 'success', text: done });
    return answer;
  };
  return { outcome, isBusy, run, say: setOutcome };
}
