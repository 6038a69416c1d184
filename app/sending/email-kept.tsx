import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { cancelSend } from './cancel-send.ts';
import { RefusalText } from './refusal-note.tsx';

export function EmailKept({
  kept,
  backLabel = 'Revenir au document',
  onClose,
}: {
  kept: KeptSend;
  backLabel?: string | undefined;
  onClose: () => void;
}) {
  const closing = useRef<HTMLButtonElement>(null);
  // Moves the focus, since the form that had it is gone.
  useEffect(() => closing.current?.focus(), []);
  const cancel = () => {
    onClose();
    cancelSend(kept, { words: 'Envoi annulé' });
  };
  return (
    <>
      <div className="flex gap-3">
        <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
        <div className="min-w-0">
          {kept.problem === null ? <Wait kept={kept} /> : <Refusal kept={kept} />}
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

function Wait({ kept: { to, wasOffline } }: { kept: KeptSend }) {
  return (
    <>
      <p role="status">
        {wasOffline ? 'Pas de connexion. ' : 'Notre serveur ne répond pas. '}
        Votre document part à <strong className="break-words font-semibold">{to}</strong> dès{' '}
        {wasOffline ? 'qu’elle revient' : 'qu’il répond'}, même si vous quittez cette page.
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        Il attend sur cet appareil, et part une seule fois. Il suffit qu’une page de {site.name} y
        soit ouverte.
      </p>
    </>
  );
}

/** A later try was refused while the dialog was open. */
function Refusal({ kept: { to, problem } }: { kept: KeptSend }) {
  return (
    <>
      <p role="status">
        Votre document n’est pas parti à <strong className="break-words font-semibold">{to}</strong>
        . {problem !== null && <RefusalText code={problem} />}
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        Il reste sur cet appareil, avec vos documents, jusqu’à ce que vous l’envoyiez de nouveau ou
        le supprimiez.
      </p>
    </>
  );
}
