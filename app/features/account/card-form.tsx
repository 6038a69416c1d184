import type { ComponentProps, ReactNode } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { Button } from '#app/ui/button.tsx';

/** A card saved on its own, with the outcome beside its button. */
export function CardForm({
  form,
  submit,
  problem,
  isSending,
  done,
  children,
}: {
  form: ComponentProps<'form'>;
  /** The label of the button, a verb. */
  submit: string;
  problem: AccountProblem | null;
  isSending: boolean;
  /** The message of the last success. */
  done: string | null;
  children: ReactNode;
}) {
  return (
    <form {...form} className="flex flex-col gap-4">
      {children}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {submit}
        </Button>
        <TaskMessage outcome={done === null ? null : { tone: 'success', text: done }} />
      </div>
    </form>
  );
}
