import { Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { FollowUp } from '#documents';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

export function FollowUpDialog({
  followUp,
  ...props
}: FollowUpDialogProps & { followUp: FollowUp | 'duplicate' }) {
  switch (followUp) {
    case 'deposit':
      return <DepositDialog {...props} />;
    case 'situation':
      return (
        <Suspense>
          <SituationDialog {...props} />
        </Suspense>
      );
    case 'final':
      return (
        <Suspense>
          <BalanceDialog {...props} />
        </Suspense>
      );
    case 'receipt':
      return <ReceiptDialog {...props} />;
    case 'credit':
      return <CreditDialog {...props} />;
    case 'correction':
      return <CorrectionDialog {...props} />;
    default:
      return null;
  }
}

// Asked for by few quotes: those whose deposit was given back in part, and works.
const BalanceDialog = lazyFetched(async () => (await import('./balance-dialog.tsx')).BalanceDialog);
const SituationDialog = lazyFetched(
  async () => (await import('./situation/situation-dialog.tsx')).SituationDialog,
);
