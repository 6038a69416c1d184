import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { WhereEmailIs } from '#app/account-forms/where-email-is.tsx';
import type { SupportReceipt } from '#app/data/functions/send-support-message.ts';
import { Button } from '#app/ui/button.tsx';

export function MessageSent({
  sent: { number, receipt_sent, email },
  onAgain,
}: {
  sent: SupportReceipt & { email: string };
  onAgain: () => void;
}) {
  const words = useRef<HTMLDivElement>(null);
  // Moves the focus, since the button that had it is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className="outline-none">
      <div className="flex gap-3 rounded-card bg-primary-soft p-4">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <div role="status" className="min-w-0">
          <p className="font-semibold">Votre message est arrivé.</p>
          <p className="mt-1">
            Son numéro est <strong className="font-semibold">{number}</strong>.{' '}
            {receipt_sent ? (
              <>
                Un accusé de réception part vers <span className="break-words">{email}</span>, où
                vous recevrez la réponse.
              </>
            ) : (
              'Notez-le\u00a0: cette fois, aucun accusé de réception ne part. Notre réponse vous parviendra à l’adresse donnée.'
            )}
          </p>
          {receipt_sent && (
            <WhereEmailIs>
              Rien reçu dans quelques minutes&nbsp;? Regardez dans les indésirables.
            </WhereEmailIs>
          )}
        </div>
      </div>
      <Button className="mt-4" onClick={onAgain}>
        Écrire un autre message
      </Button>
    </div>
  );
}
