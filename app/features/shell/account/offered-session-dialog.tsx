import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { acceptOffered, refuseOffered } from '#app/data/account/answer-offered.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import type { OfferedSession } from '#app/data/account/session/session-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** A link carries another account’s session: accounts never change without consent. */
export function OfferedSessionDialog({ offered }: { offered: OfferedSession }) {
  const [isSending, setSending] = useState(false);
  const refuse = () => refuseOffered(sessionStore);
  const accept = async () => {
    setSending(true);
    const problem = await acceptOffered(sessionStore, offered);
    setSending(false);
    if (problem)
      return showToast('Vous n’avez pas changé de compte', {
        tone: 'error',
        detail: sayProblem(problem),
      });
    await showToast('Vous avez changé de compte', { tone: 'success', detail: offered.email });
  };
  return (
    <Dialog
      isOpen
      onClose={refuse}
      title={'Changer de compte\u00a0?'}
      description={
        <>
          Vous êtes connecté avec l’adresse <Address>{offered.presentEmail}</Address>. Ce lien ouvre
          un autre compte, celui de <Address>{offered.email}</Address>.
        </>
      }
      actions={
        <>
          <Button onClick={refuse}>Garder mon compte</Button>
          <Button
            variant="primary"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && accept()}
          >
            Changer de compte
          </Button>
        </>
      }
    >
      <p>
        Si vous n’attendiez pas ce lien, gardez votre compte&nbsp;: ce que vous feriez dans l’autre
        serait vu par son propriétaire.
      </p>
    </Dialog>
  );
}

function Address({ children }: { children: string }) {
  return <strong className="break-words font-semibold text-ink">{children}</strong>;
}
