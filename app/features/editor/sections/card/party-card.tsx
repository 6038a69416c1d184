import { type ReactNode, useId, useState } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { Button } from '#app/ui/button.tsx';
import type { DraftPath } from '#documents';
import { cardClasses } from './card-classes.ts';
import { FocusListener } from './focus-listener.tsx';
import { PartySummary } from './party-summary.tsx';

/**
 * A form until the party is complete, then a summary. The card folds when a whole party is loaded
 * (a draft, a remembered party) or by its button, never while its fields are being filled.
 */
export function PartyCard({
  title,
  paths,
  isOwn = () => true,
  isComplete,
  described,
  edit,
  aside,
  choice,
  actions,
  children,
}: {
  title: string;
  /** Roots of the paths in the card. */
  paths: readonly DraftPath[];
  /** Excludes paths under these roots that another card fills. */
  isOwn?: (path: FieldPath) => boolean;
  isComplete: boolean;
  described: { name: string; parts: readonly string[] };
  /** The button of the summary and the field that it focuses. */
  edit: { label: string; path: DraftPath };
  aside: ReactNode;
  /** Chooses another whole party, folded or not. */
  choice?: ReactNode;
  /** Beside « Replier », once the party is complete. */
  actions: ReactNode;
  /** `askedPath` is the path that opened the card; `onFold` closes it. */
  children: (card: { askedPath: FieldPath | ''; onFold: () => void }) => ReactNode;
}) {
  const titleId = useId();
  const [state, setState] = useState<'resting' | 'editing' | 'folded'>('resting');
  const [askedPath, setAskedPath] = useState<FieldPath | ''>('');
  const fold = () => setState('folded');

  useReveal(paths, (path) => {
    if (!isOwn(path)) return;
    setAskedPath(path);
    setState('editing');
  });
  return (
    <section data-section={paths.join(' ')} aria-labelledby={titleId} className={cardClasses}>
      {isComplete && state !== 'editing' ? (
        <>
          <PartySummary takesFocus={state === 'folded'} {...{ title, titleId, described, edit }} />
          {choice}
        </>
      ) : (
        <FocusListener onEnter={() => setState('editing')}>
          <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            {aside}
          </div>
          {choice}
          {children({ askedPath, onFold: fold })}
          {isComplete && (
            <div className="-ml-3 mt-2 flex flex-wrap items-center">
              <Button variant="quiet" size="sm" onClick={fold}>
                Replier
              </Button>
              {actions}
            </div>
          )}
        </FocusListener>
      )}
    </section>
  );
}
