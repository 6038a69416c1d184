import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useEditorSessionState } from '#app/features/editor/session/editor-session-context.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';

/**
 * After a final download, quietly: what the document may turn into, and the next one of its kind.
 */
export function NextOffer() {
  const completed = useEditorSessionState((state) => state.completed);
  const [dismissed, setDismissed] = useState<object | null>(null);
  if (!completed || completed === dismissed) return null;
  const { draft } = completed;
  const { title, it, agree } = wordsOf(draft.kind);
  return (
    <section
      aria-label="Et maintenant"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-card bg-primary-soft p-4"
    >
      <p className="self-center">
        <strong className="font-semibold">
          {draft.number || title} est {agree('prêt')}.
        </strong>{' '}
        {draft.buyer.name && `Envoyez-${it} à votre client.`}
      </p>
      <IconButton
        label="Fermer"
        size="sm"
        className="-mr-1"
        onClick={() => setDismissed(completed)}
      >
        <X aria-hidden />
      </IconButton>
      <div className="col-span-2 flex min-h-10 flex-wrap items-center gap-2">
        <Suspense>
          <NextActions draft={draft} />
        </Suspense>
      </div>
    </section>
  );
}

const NextActions = lazyAtRest(
  async () => (await import('#app/features/editor/chain/next-actions.tsx')).NextActions,
);
