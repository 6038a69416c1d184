import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by-choices.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { meansFieldsOf, withMeans } from './means-fields.ts';

export function ReceiptMeans() {
  const { store } = useEditor();
  const means = useDraft(({ receipt }) => receipt?.means ?? '');
  const { referenceLabel, hasBank, help } = meansFieldsOf(means);
  return (
    <>
      <DraftSelect
        path="receipt.means"
        options={RECEIVED_BY_CHOICES}
        help={help}
        className={referenceLabel && !hasBank ? '' : 'sm:col-span-2'}
        // The options are means of payment.
        onSelect={(next) => store.update((draft) => withMeans(draft, next as typeof means))}
      />
      {referenceLabel && <DraftText path="receipt.reference" label={referenceLabel} />}
      {hasBank && <DraftText path="receipt.bank" />}
    </>
  );
}
