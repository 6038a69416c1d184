import { type ReactNode, useId, useState } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { Button } from '#app/ui/button.tsx';
import type { DraftPath } from '#documents';
import { cardClasses } from './classes.ts';
import { FocusListener } from './focus-listener.tsx';
import { PartySummary } from './party-summary.tsx';

/**
 * A party of the document: a form until it is complete, then a summary. It folds when a whole party
 * comes in, from a draft or from the remembered ones, or by its button; never while its fields are
 * being filled.
 */
export function PartyCard({
  title,
  paths,
  isOwn = () => true,
  isComplete,
  described,
  edit,
  aside,
  children,
}: {
  title: string;
  /** First steps of the paths that it holds. */
  paths: readonly DraftPath[];
  /** Whether a path under those is filled in this card. */
  isOwn?: (path: FieldPath) => boolean;
  isComplete: boolean;
  described: { name: string; parts: readonly string[] };
  /** What the button of the summary is called, and the field that it leads to. */
  edit: { label: string; path: DraftPath };
  /** Beside the title of the form. */
  aside: ReactNode;
  /** The fields; `askedPath` is the one that made the card open, `onFold` closes it. */
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
        <PartySummary takesFocus={state === 'folded'} {...{ title, titleId, described, edit }} />
      ) : (
        <FocusListener onEnter={() => setState('editing')}>
          <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            {aside}
          </div>
          {children({ askedPath, onFold: fold })}
          {isComplete && (
            <Button variant="quiet" size="sm" className="-ml-3 mt-2" onClick={fold}>
              Replier
            </Button>
          )}
        </FocusListener>
      )}
    </section>
  );
}
