import { ChevronDown, ChevronUp } from 'lucide-react';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import type { StoredDraft } from '#documents/dossier';
import { OutcomePanel } from './outcome-panel.tsx';

/** Open after a download, then folded to one line. */
export function OutcomeSection({
  issued,
  isReady,
  isOpen,
  onShare,
}: {
  issued: NonNullable<StoredDraft['issued']>;
  /** The sentence « F-2026-0042 est prête. » */
  isReady: string;
  isOpen: boolean;
  onShare: () => void;
}) {
  const workspace = useWorkspace();
  return (
    <section
      aria-label="Et maintenant"
      data-outcome={isOpen ? 'open' : 'folded'}
      className="-mx-4 max-h-[clamp(40dvh,calc(100dvh-18rem),70dvh)] overflow-y-auto border-primary/30 border-t bg-primary-soft px-4 lg:mx-0 lg:mt-4 lg:rounded-card lg:border lg:shadow-float"
    >
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => workspace.set({ isOutcomeOpen: !isOpen })}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-left"
        >
          <span className="min-w-0 truncate font-semibold">{isReady}</span>
          <span className="flex shrink-0 items-center gap-1 text-sm text-ink-soft">
            {isOpen ? 'Replier' : 'Envoyer, et la suite'}
            {isOpen ? (
              <ChevronDown aria-hidden className="size-4" />
            ) : (
              <ChevronUp aria-hidden className="size-4" />
            )}
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="min-h-40 pb-4">
          <OutcomePanel issued={issued} fonts={workspace.fonts} onShare={onShare} />
        </div>
      )}
    </section>
  );
}
