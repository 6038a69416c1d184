import { useEffect, useRef, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { getSend, listSends } from '#app/data/sends/kept-sends.ts';
import { isTooOld, sendKept } from '#app/data/sends/send-kept.ts';
import { watchSends } from '#app/data/sends/sends-flag.ts';
import { joinClasses } from '#app/lib/join-classes.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { mentionOf } from '#documents/dossier';
import { cancelSend } from './cancel-send.ts';
import { tellLeft } from './follow-sends.ts';
import { RefusalText } from './refusal-note.tsx';
import { wordWaiting } from './word-waiting.ts';

export function WaitingSends({ className }: { className?: string | undefined }) {
  const [sends, setSends] = useState<readonly KeptSend[]>([]);
  // Syncs with the database of this browser.
  useEffect(() => {
    let isGone = false;
    const read = () =>
      listSends().then(
        (found) => !isGone && setSends(found),
        () => undefined,
      );
    read();
    const stops = [watchSends(read), dossier.watch((id) => id === '' && read())];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, []);
  if (sends.length === 0) return null;
  const title = wordWaiting(sends);
  return (
    <section
      aria-label={title}
      className={joinClasses('rounded-card border border-amber bg-amber-soft p-4', className)}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {sends.map((send) => (
          <WaitingSend key={send.id} send={send} />
        ))}
      </ul>
    </section>
  );
}

function WaitingSend({ send }: { send: KeptSend }) {
  const [isSending, setSending] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = `${mentionOf(send.draft)} à ${send.to}`;
  const sendNow = async () => {
    const leaveRow = prepareFocus(row.current);
    setSending(true);
    const left = await sendKept(({ id }) => id === send.id);
    setSending(false);
    // Gone without being sent by this press: another pass, here or in another tab, reports it.
    const isHere = left.length === 0 && (await getSend(send).catch(() => send)) !== null;
    if (isHere) await sayStays();
    else leaveRow();
    await tellLeft(left);
  };
  const remove = () => {
    prepareFocus(row.current)();
    cancelSend(send, { words: 'Envoi supprimé', canUndo: true });
  };
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-52 grow basis-0 [overflow-wrap:anywhere]">
        <p className="first-letter:uppercase">{name}</p>
        <p className="text-sm text-ink-soft">
          <Reason send={send} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-label={isSending ? undefined : `Envoyer maintenant\u00a0: ${name}`}
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && sendNow()}
        >
          {isSending ? 'Envoi en cours…' : 'Envoyer maintenant'}
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Supprimer\u00a0: ${name}`} onClick={remove}>
          Supprimer
        </Button>
      </div>
    </li>
  );
}

function Reason({ send }: { send: KeptSend }) {
  if (send.problem !== null) return <RefusalText code={send.problem} />;
  if (isTooOld(send, Date.now()))
    return 'Il attend depuis plus de sept jours\u00a0: relisez-le, il ne part plus tout seul.';
  if (send.obstacle === 'too_many_documents')
    return 'Trop de messages sont partis\u00a0: il essaie de nouveau, tout seul, dans une heure.';
  return 'Il part tout seul, une seule fois, quand une page du site est ouverte.';
}

/** When a row goes, the focus moves to its neighbour, or to the page. */
function prepareFocus(row: HTMLElement | null): () => void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const page = row?.closest('main');
  return () => {
    const focused = document.activeElement;
    if (focused !== document.body && !row?.contains(focused)) return;
    const place = neighbour?.isConnected ? neighbour : page;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
}

function sayStays(): Promise<void> {
  return showToast('Il n’est pas parti', {
    tone: 'error',
    detail: navigator.onLine ? 'Il attend toujours ici.' : 'Cet appareil n’a pas de connexion.',
  });
}
