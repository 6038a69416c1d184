import { type ReactNode, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { WaitingButton } from '#app/ui/waiting-button.tsx';

/** The button that uses the link up. */
export function ConfirmAction({
  problem,
  onConfirm,
  children,
}: {
  problem: AccountProblem | null;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}) {
  const [isSending, setSending] = useState(false);
  const press = async () => {
    setSending(true);
    await onConfirm();
    setSending(false);
  };
  return (
    <div className="flex flex-col gap-4">
      <FormProblem problem={problem} />
      <WaitingButton isWaiting={isSending} className="w-full" onClick={() => !isSending && press()}>
        {children}
      </WaitingButton>
    </div>
  );
}
