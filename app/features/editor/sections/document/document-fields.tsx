import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { DocumentDates } from '#app/features/editor/sections/dates/document-dates.tsx';
import { ReferencesFields } from '#app/features/editor/sections/references/references-fields.tsx';
import { RegimeExplanation } from '#app/features/editor/sections/regime/regime-explanation.tsx';
import { RegimeField } from '#app/features/editor/sections/regime/regime-field.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { DocumentDebitsField } from './document-debits-field.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentNumberField } from './document-number-field.tsx';
import { DocumentOperationField } from './document-operation-field.tsx';
import { DocumentPlaceField } from './document-place-field.tsx';
import { DocumentRankField } from './document-rank-field.tsx';
import { DocumentSubjectField } from './document-subject-field.tsx';
import { DocumentSubtypeField } from './document-subtype-field.tsx';

/** Few documents open the section: its fields load apart from it. */
export function DocumentFields() {
  const { hasLines, hasValidity } = useDraft(({ kind }) => requireKind(kind));
  return (
    <>
      <div className={gridClasses}>
        <DocumentSubtypeField />
        <DocumentRankField />
        <DocumentNumberField />
        <DocumentDates />
        {hasLines && <SaleFields hasSubject={!hasValidity} />}
      </div>
      {hasLines && (
        <div className="mt-4 border-t border-rule">
          <ReferencesFields />
        </div>
      )}
      <div className="-mb-4 border-t border-rule">
        <DocumentDetails />
      </div>
    </>
  );
}

function SaleFields({ hasSubject }: { hasSubject: boolean }) {
  return (
    <>
      <DocumentPlaceField />
      <DocumentOperationField />
      <RegimeField />
      <DocumentDebitsField />
      <RegimeExplanation />
      {hasSubject && <DocumentSubjectField />}
    </>
  );
}
