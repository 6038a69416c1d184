import type { ReactNode } from 'react';
import { WaitingButton } from '#app/ui/waiting-button.tsx';

/** Its form ignores it while `isSending`. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <WaitingButton type="submit" isWaiting={isSending} className="w-full">
      {children}
    </WaitingButton>
  );
}
