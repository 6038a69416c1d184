import { wordsOf } from '#app/features/editor/kind/kind-words.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { DocumentDates } from './document-dates.tsx';
import { DocumentDebitsField } from './document-debits-field.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentNumberField } from './document-number-field.tsx';
import { DocumentOperationField } from './document-operation-field.tsx';
import { DocumentPlaceField } from './document-place-field.tsx';
import { DocumentSubjectField } from './document-subject-field.tsx';
import { DocumentSubtypeField } from './document-subtype-field.tsx';
import { cardClasses, gridClasses } from './party-classes.ts';
import { ReferencesFields } from './references-fields.tsx';
import { RegimeExplanation } from './regime-explanation.tsx';
import { RegimeField } from './regime-field.tsx';

/** What the document is: its nature, number and dates; where something is sold, its taxation and references. */
export function DocumentSection() {
  const kind = useDraft((draft) => requireKind(draft.kind));
  return (
    <section aria-labelledby="document-title" className={cardClasses}>
      <h2 id="document-title" className="text-lg">
        {wordsOf(kind.name).title}
      </h2>
      <div className={`mt-4 ${gridClasses}`}>
        <DocumentSubtypeField />
        <DocumentNumberField />
        <DocumentDates />
        {kind.hasLines && (
          <>
            <DocumentPlaceField />
            <DocumentOperationField />
            <RegimeField />
            <DocumentDebitsField />
            <RegimeExplanation />
            <DocumentSubjectField />
          </>
        )}
      </div>
      {kind.hasLines && (
        <div className="mt-4 border-t border-rule pt-2">
          <ReferencesFields />
        </div>
      )}
      <div className="mt-2 -mb-2 border-t border-rule pt-2">
        <DocumentDetails />
      </div>
    </section>
  );
}
