import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { deleteKept, type KeptLink } from '#app/data/functions/shared-documents.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { keptLinksStore } from './kept-links-store.ts';
import { sayUntil } from './say-until.ts';

export function KeptLinks() {
  const links = keptLinksStore.useLinks();
  if (links.length === 0) return null;
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3 className="text-sm font-semibold">Vos liens courts</h3>
      <ul aria-label="Liens courts">
        {links.map((link) => (
          <li key={link.id} className="flex items-center gap-1 py-1">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              {link.title}
              <span className="block text-sm text-ink-soft">jusqu’au {sayUntil(link.until)}</span>
            </span>
            <IconButton label={`Copier le lien\u00a0: ${link.title}`} onClick={() => copy(link)}>
              <Copy aria-hidden />
            </IconButton>
            <DeleteButton link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeleteButton({ link }: { link: KeptLink }) {
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

async function copy({ url }: KeptLink): Promise<void> {
  if (await copyText(url)) showToast('Lien copié.', { tone: 'success' });
  else showToast('Ce navigateur refuse de copier.', { tone: 'error', detail: url });
}
