import { useId, useState } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { cardClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartySummary } from '#app/features/editor/sections/card/party-summary.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { describeSeller, isSellerComplete, isSellerField } from './description.ts';
import { SellerForm } from './form.tsx';

/**
 * « Vous »: a form until the law has all that it wants, then a summary. It folds when a whole
 * seller comes in, from a draft or from the remembered ones, or by its button; never while its
 * fields are being filled.
 */
export function SellerSection() {
  const titleId = useId();
  // Nothing is judged yet in the first moments of the page.
  const isComplete = useAnalysis(
    ({ conformity }) => conformity.length > 0 && isSellerComplete(conformity),
  );
  const [state, setState] = useState<'resting' | 'editing' | 'folded'>('resting');
  const seller = useDraft((draft) => draft.seller);
  const [askedPath, setAskedPath] = useState('');

  useReveal(['seller'], (path) => {
    if (!isSellerField(path)) return;
    setAskedPath(path);
    setState('editing');
  });
  return (
    <section data-section="seller" aria-labelledby={titleId} className={cardClasses}>
      {isComplete && state !== 'editing' ? (
        <PartySummary
          title="Vous"
          titleId={titleId}
          described={describeSeller(seller)}
          edit={EDIT}
          takesFocus={state === 'folded'}
        />
      ) : (
        <SellerForm
          titleId={titleId}
          askedPath={askedPath}
          onTouch={() => setState('editing')}
          onFold={() => setState('folded')}
          canFold={isComplete}
        />
      )}
    </section>
  );
}

const EDIT = { label: 'Modifier vos coordonnées', path: 'seller.name' };
