import { useState } from 'react';
import { ProblemText } from '#app/account-forms/problem-text.tsx';
import type { Outcome } from '#app/account-forms/task-message.tsx';
import type { Answer } from '#app/data/account/answer.ts';

/** Runs one task at a time, then shows `done` or the words of the problem. */
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
