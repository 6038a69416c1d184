import { type ReactNode, Suspense, useState } from 'react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { isFocusedElsewhere } from '#app/features/editor/focus/is-focused-elsewhere.ts';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { lazyJudged } from '#app/features/editor/store/lazy-judged.ts';
import { Button } from '#app/ui/button.tsx';
import type { DraftPath } from '#documents';
import { cardClasses } from './card-classes.ts';
import { FocusListener } from './focus-listener.tsx';
import { FoldedPart } from './folded-part.tsx';
import { type DescribedParty, PartySummary } from './party-summary.tsx';

/**
 * One field until something is known of the party, then a card of three lines; all of its fields on
 * demand. The card folds when a party is loaded (a draft, a remembered party, the register) or by
 * its button, never while its fields are being filled.
 */
export function PartyCard({
  title,
  paths,
  isOwn = () => true,
  isKnown,
  isComplete,
  described,
  edit,
  aside,
  choice,
  actions,
  name,
  search,
  height,
  children,
}: {
  title: string;
  /** Roots of the paths in the card. */
  paths: readonly [DraftPath, ...DraftPath[]];
  /** Excludes paths under these roots that another card fills. */
  isOwn?: (path: FieldPath) => boolean;
  /** More is known than the one field holds. */
  isKnown: boolean;
  /** The law wants nothing more: a name may be enough. */
  isComplete: boolean;
  described: DescribedParty;
  /** The button of the summary and the field that it focuses, which `name` draws. */
  edit: { label: string; path: DraftPath };
  /** Beside the title of the open form. */
  aside: ReactNode;
  /** Chooses another whole party, folded or not. */
  choice?: ReactNode;
  /** Beside « Replier ». */
  actions: ReactNode;
  /** The first field, which stays when the others open. */
  name: (card: { isBrief: boolean; onFold: () => void }) => ReactNode;
  /** Under the one field: `onOpen` opens all the others and goes to that of a path. */
  search: (card: { onOpen: (path: DraftPath) => void; onFold: () => void }) => ReactNode;
  /** Classes, as high as the other fields, whose code comes when they open. */
  height: string;
  /** The other fields; `askedPath` is the path that opened them. */
  children: (askedPath: FieldPath | '') => ReactNode;
}) {
  const [state, setState] = useState<'resting' | 'searching' | 'editing' | 'folded'>('resting');
  const [askedPath, setAskedPath] = useState<FieldPath | ''>('');
  const isOpen = state === 'editing';
  const isBrief = !isOpen && !isKnown && (state === 'searching' || !isComplete);
  const onFold = () => setState(isFocusedElsewhere(paths[0]) ? 'resting' : 'folded');
  const onOpen = (path: DraftPath) => {
    setState('editing');
    focusField(path);
  };
  const isInCard = (path: FieldPath) =>
    paths.some((prefix) => isUnder(path, prefix)) && isOwn(path);

  useReveal(paths, (path) => {
    if (!isOwn(path) || (isBrief && path === edit.path)) return;
    setAskedPath(path);
    setState('editing');
  });
  return (
    <section data-section={paths.join(' ')} aria-label={title} className={cardClasses}>
      {!isOpen && !isBrief ? (
        <>
          <PartySummary takesFocus={state === 'folded'} {...{ title, described, edit }} />
          <Suspense>
            <MissingLines isOwn={isInCard} />
          </Suspense>
          {choice}
        </>
      ) : (
        <FocusListener onEnter={() => setState(isOpen ? 'editing' : 'searching')}>
          <div
            className={`flex items-center justify-between gap-3 ${isOpen ? 'mb-4 min-h-8' : 'mb-3'}`}
          >
            <h2 className="text-lg">{title}</h2>
            {isOpen && aside}
          </div>
          {choice}
          {name({ isBrief, onFold })}
          {isBrief && search({ onOpen, onFold })}
          {isOpen && (
            <div className="mt-4">
              <FoldedPart paths={paths} height={height}>
                {children(askedPath)}
              </FoldedPart>
            </div>
          )}
          {isOpen && (isKnown || isComplete) && (
            <div className="-ml-3 mt-2 flex flex-wrap items-center">
              <Button variant="quiet" size="sm" onClick={onFold}>
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

/** The rules say what is missing: before them there is nothing to say. */
const MissingLines = lazyJudged(async () => (await import('./missing-lines.tsx')).MissingLines);
