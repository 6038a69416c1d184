import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';

export function ReceiptCopies() {
  const { store } = useEditor();
  const city = useDraft(({ seller }) => seller.address.city);
  const hasTwo = useDraft(({ receipt }) => receipt?.copies === 2);
  return (
    <div className={gridClasses}>
      <DraftText path="receipt.place" placeholder={city || 'Votre ville'} />
      <div className="sm:pt-6.25">
        <Checkbox
          id={fieldId('receipt.copies')}
          label="Deux exemplaires sur la page"
          help="Un pour qui paie, un pour qui reçoit."
          checked={hasTwo}
          onChange={(event) => store.set('receipt.copies', event.target.checked ? 2 : 1)}
        />
      </div>
    </div>
  );
}
