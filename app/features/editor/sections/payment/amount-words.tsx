import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { type Cents, capitalize, type Draft, writeAmountInWords } from '#documents';

/** Computed until the author writes other words. */
export function AmountWords({
  path,
  amountOf,
}: {
  path: 'receipt.amountInWords' | 'rent.amountInWords';
  amountOf: (draft: Draft) => Cents;
}) {
  const words = useDraft((draft) => writeAmountInWords(amountOf(draft), draft.currency));
  return (
    <DraftText
      path={path}
      placeholder={capitalize(words)}
      help="Écrit tout seul. Vous pouvez l’écrire autrement."
      className="sm:col-span-2"
    />
  );
}
