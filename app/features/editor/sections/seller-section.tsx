import { useId, useState } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { cardClasses } from './party-classes.ts';
import { isSellerComplete, isSellerField } from './seller-description.ts';
import { SellerForm } from './seller-form.tsx';
import { SellerSummary } from './seller-summary.tsx';

/**
 * « Vous »: a form until the law has all that it wants, then a summary. It folds when a whole seller comes in, from a
 * draft or from the remembered ones, or by its button; never while its fields are being filled.
 */
export function SellerSection() {
  const titleId = useId();
  const isComplete = useAnalysis(({ conformity }) => isSellerComplete(conformity));
  const [isEditing, setIsEditing] = useState(false);
  const [askedPath, setAskedPath] = useState('');
  const [hasFolded, setHasFolded] = useState(false);

  useReveal(['seller'], (path) => {
    if (!isSellerField(path)) return;
    setAskedPath(path);
    setIsEditing(true);
  });
  const fold = () => {
    setIsEditing(false);
    setHasFolded(true);
  };
  return (
    <section data-section="seller" aria-labelledby={titleId} className={cardClasses}>
      {isComplete && !isEditing ? (
        <SellerSummary titleId={titleId} takesFocus={hasFolded} />
      ) : (
        <SellerForm
          titleId={titleId}
          askedPath={askedPath}
          onTouch={() => setIsEditing(true)}
          onFold={fold}
          canFold={isComplete}
        />
      )}
    </section>
  );
}
