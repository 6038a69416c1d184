import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { Button } from '#app/ui/button.tsx';

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
      <Button
        variant="primary"
        aria-disabled={isSending || undefined}
        className="w-full"
        onClick={() => !isSending && press()}
      >
        {isSending && <LoaderCircle aria-hidden className="animate-spin" />}
        {children}
      </Button>
    </div>
  );
}
