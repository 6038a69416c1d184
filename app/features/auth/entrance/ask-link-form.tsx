import { useId } from 'react';
import { checkEmail } from '#app/account-forms/check-email.ts';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { EmailField } from './email-field.tsx';

export function AskLinkForm({
  action,
  ask,
  onSent,
}: {
  action: string;
  ask: (email: string) => Promise<AccountProblem | null>;
  onSent: (email: string) => void;
}) {
  const id = useId();
  const { form, errors, problem, isSending } = useSentForm({
    names: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) ?? undefined }),
    send: async (values) => {
      const email = values.email.trim();
      const refusal = await ask(email);
      if (!refusal) onSent(email);
      return refusal;
    },
  });
  return (
    <form {...form} aria-label={action} className="flex flex-col gap-4">
      <EmailField id={`${id}-email`} error={errors.email} />
      <FormProblem problem={problem} />
      <SubmitButton isSending={isSending}>{action}</SubmitButton>
    </form>
  );
}
