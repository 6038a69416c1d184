import { useState } from 'react';
import { type FieldErrors, useSentForm } from '#app/account-forms/use-sent-form.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';

/**
 * A sent form with a message of success (`done`). `round` changes after each success: fields to
 * empty take it as their key.
 */
export function useCardForm<Name extends string, Value>({
  names,
  check,
  send,
  done,
}: {
  names: readonly Name[];
  check: (values: Record<Name, string>) => FieldErrors<Name>;
  send: (values: Record<Name, string>) => Promise<Answer<Value>>;
  done: string;
}) {
  const [round, setRound] = useState(0);
  const [isDone, setDone] = useState(false);
  const { form, ...state } = useSentForm({
    names,
    check,
    send: async (values) => {
      setDone(false);
      const answer = await send(values);
      if (!answer.ok) return translate(answer.problem);
      setDone(true);
      setRound((last) => last + 1);
      return null;
    },
  });
  return { form, ...state, done: isDone ? done : null, round };
}

/** The address is known to be right: only the password can be wrong. */
function translate(problem: AccountProblem): AccountProblem {
  return problem.code === 'invalid_credentials' ? { ...problem, code: 'wrong_password' } : problem;
}
