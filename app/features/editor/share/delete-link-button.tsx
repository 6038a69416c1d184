import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { deleteKept, type KeptLink } from '#app/data/functions/shared-documents.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { keptLinksStore } from './kept-links-store.ts';

export function DeleteLinkButton({ link }: { link: KeptLink }) {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await deleteKept(link);
    setBusy(false);
    keptLinksStore.refresh();
    if (answer.ok)
      showToast('Lien supprimé', { tone: 'success', detail: 'Plus personne ne peut l’ouvrir.' });
    else
      showToast('Le lien n’a pas pu être supprimé.', {
        tone: 'error',
        detail: sayProblem(answer.problem),
        ...offerSignIn(answer.problem),
      });
  };
  return (
    <IconButton
      label={`Supprimer le lien\u00a0: ${link.title}`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && remove()}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
}
