import type { UseMutationResult } from '@tanstack/react-query';
import { ProblemText } from '#app/account-forms/problem-text.tsx';
import { type Outcome, TaskMessage } from '#app/account-forms/task-message.tsx';
import type { AskedTask } from '#app/data/account/administration/administered-accounts.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { TASK_WORDS } from './task-words.ts';

type Task = Pick<UseMutationResult<unknown, Error, AskedTask>, 'isSuccess' | 'error' | 'variables'>;

/** Says what became of the last task. */
export function TaskOutcome(task: Task) {
  return <TaskMessage outcome={describe(task)} />;
}

function describe({ isSuccess, error, variables: asked }: Task): Outcome {
  if (!asked) return null;
  const { task, email } = asked;
  if (isSuccess) return { tone: 'success', text: `${TASK_WORDS[task].done}\u00a0: ${email}` };
  if (error)
    return { tone: 'error', text: task === 'welcome' ? sayUnsent(error) : sayUnchanged(error) };
  return null;
}

function sayUnsent(error: Error) {
  const problem = problemOf(error);
  return UNSENT[problem.code] ?? <ProblemText problem={problem} />;
}

function sayUnchanged(error: Error) {
  return (
    <>
      Le compte n’a pas changé. <ProblemText problem={problemOf(error)} />
    </>
  );
}

const UNSENT: Readonly<Record<string, string>> = {
  email_not_sent: 'Le message n’est pas parti. Réessayez dans un instant.',
  not_own_account:
    'Le message n’est pas parti\u00a0: ce compte est suspendu, va être supprimé, a changé d’adresse ou est celui d’un administrateur.',
  over_request_rate_limit:
    'Le message n’est pas parti\u00a0: un autre vient de l’être. Attendez une minute\u00a0; un compte en reçoit cinq par jour au plus.',
};
