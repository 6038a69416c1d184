import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { deleteSend } from '#app/data/sends/kept-sends.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { site } from '#content/site.ts';

/** A document could not leave: it waits on this device, unless its author takes it back. */
export function KeptMessage({
  kept,
  backLabel = 'Revenir au document',
  onClose,
}: {
  kept: KeptSend;
  backLabel?: string | undefined;
  onClose: () => void;
}) {
  const closing = useRef<HTMLButtonElement>(null);
  // The focus: the form that had it is gone.
  useEffect(() => closing.current?.focus(), []);
  const [isOffline] = useState(() => !navigator.onLine);
  const cancel = async () => {
    onClose();
    await deleteSend(kept);
    await showToast('Envoi annulé', {
      tone: 'success',
      ...(!isOffline && { detail: 'Si notre serveur l’avait déjà reçu, il est parti.' }),
    });
  };
  return (
    <>
      <div className="flex gap-3">
        <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
        <div className="min-w-0">
          <p role="status">
            {isOffline ? 'Pas de connexion. ' : 'Notre serveur ne répond pas. '}
            Votre document part à <strong className="break-words font-semibold">{kept.to}</strong>{' '}
            dès {isOffline ? 'qu’elle revient' : 'qu’il répond'}, même si vous quittez cette page.
          </p>
          <p className="mt-3 text-sm text-ink-soft">
            Il attend sur cet appareil, et part une seule fois. Il suffit qu’une page de {site.name}{' '}
            y soit ouverte.
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button ref={closing} onClick={onClose}>
          {backLabel}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Annuler l’envoi
        </Button>
      </div>
    </>
  );
}
