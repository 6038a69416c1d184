import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SentDocument } from '#app/data/functions/send-document.ts';
import { useOffers } from '#app/session/use-offers.ts';
import { Button } from '#app/ui/button.tsx';

/** A document is on its way: to whom, and where to look for it. */
export function SentMessage({ sent, onClose }: { sent: SentDocument; onClose: () => void }) {
  const { hasOutbox } = useOffers();
  const closing = useRef<HTMLButtonElement>(null);
  // The focus: the form that had it is gone.
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
              ' Il lui manque des mentions obligatoires\u00a0: ses pages portent «\u00a0BROUILLON\u00a0».'}
          </p>
          {hasOutbox ? (
            <p className="mt-3">
              Ce serveur n’envoie pas de courrier&nbsp;: le message est gardé sur cette machine.{' '}
              <a href="/outbox" className="rounded-sm font-semibold text-primary underline">
                Lire les messages gardés
              </a>
            </p>
          ) : (
            <p className="mt-3 text-sm text-ink-soft">
              Rien reçu dans quelques minutes&nbsp;? Regardez dans les indésirables.
            </p>
          )}
        </div>
      </div>
      <Button ref={closing} className="mt-5" onClick={onClose}>
        Revenir au document
      </Button>
    </>
  );
}
