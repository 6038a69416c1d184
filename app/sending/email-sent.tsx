import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { WhereEmailIs } from '#app/account-forms/where-email-is.tsx';
import type { SentDocument } from '#app/data/functions/send-document.ts';
import { Button } from '#app/ui/button.tsx';

export function EmailSent({
  sent,
  backLabel = 'Revenir au document',
  onClose,
}: {
  sent: SentDocument;
  backLabel?: string | undefined;
  onClose: () => void;
}) {
  const closing = useRef<HTMLButtonElement>(null);
  // Moves the focus, since the form that had it is gone.
  useEffect(() => closing.current?.focus(), []);
  return (
    <>
      <div className="flex gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <p role="status">
            Le document part à{' '}
            <strong className="break-words font-semibold">{sent.sent_to.join(' et à ')}</strong>.
            {sent.is_draft &&
              ' Il n’est pas terminé\u00a0: ses pages portent «\u00a0BROUILLON\u00a0».'}
          </p>
          <WhereEmailIs>
            Rien reçu dans quelques minutes&nbsp;? Regardez dans les indésirables.
          </WhereEmailIs>
        </div>
      </div>
      <Button ref={closing} className="mt-5" onClick={onClose}>
        {backLabel}
      </Button>
    </>
  );
}
