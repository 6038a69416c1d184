import { Copy } from 'lucide-react';
import { Suspense } from 'react';
import type { KeptLink } from '#app/data/functions/shared-documents.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
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
            <Suspense>
              <DeleteLinkButton link={link} />
            </Suspense>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function copy({ url }: KeptLink): Promise<void> {
  if (await copyText(url)) showToast('Lien copié.', { tone: 'success' });
  else showToast('Ce navigateur refuse de copier.', { tone: 'error', detail: url });
}

// Deleting needs the network: its words are not among what is kept for later.
const DeleteLinkButton = lazyFetched(
  async () => (await import('./delete-link-button.tsx')).DeleteLinkButton,
);
