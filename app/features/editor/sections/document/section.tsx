import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { DocumentDates } from '#app/features/editor/sections/dates/document-dates.tsx';
import { ReferencesFields } from '#app/features/editor/sections/references/fields.tsx';
import { RegimeExplanation } from '#app/features/editor/sections/regime/explanation.tsx';
import { RegimeField } from '#app/features/editor/sections/regime/field.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { DocumentDebitsField } from './debits-field.tsx';
import { DocumentDetails } from './details.tsx';
import { DocumentNumberField } from './number-field.tsx';
import { DocumentOperationField } from './operation-field.tsx';
import { DocumentPlaceField } from './place-field.tsx';
import { DocumentSubjectField } from './subject-field.tsx';
import { DocumentSubtypeField } from './subtype-field.tsx';

/**
 * What the document is: its nature, number and dates; where something is sold, its taxation and
 * references.
 */
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
