import { AskedInPlace } from '#app/features/editor/conformity/asked-in-place.tsx';
import { ChosenInPlace } from '#app/features/editor/conformity/chosen-in-place.tsx';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft, useEditor, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { VAT_REGIME_LAW } from '#documents';
import { hasRegimeOfCustomer, isKeptInFrance } from './has-regime-of-customer.ts';

/** Asks for the VAT regime where the customer decides it, then says which one was chosen. */
export function BuyerRegime() {
  const question = useMissingRule('vatRegime');
  const isAsked = question?.proposal !== undefined && question.severity !== 'information';
  return (
    <AskedInPlace question={isAsked ? question : undefined} className="mb-4">
      {(stay) => <ChosenRegime onAsk={stay} />}
    </AskedInPlace>
  );
}

function ChosenRegime({ onAsk }: { onAsk: () => void }) {
  const { store } = useEditor();
  const vatRegime = useDraft((draft) => draft.vatRegime);
  const isInFrance = useDraft(isKeptInFrance);
  const isChosen = useDraft(hasRegimeOfCustomer);
  if (!isChosen) return null;
  const askAgain = () => {
    store.set('suppliedInFrance', undefined);
    onAsk();
  };
  return (
    <ChosenInPlace
      text={
        isInFrance
          ? 'Service lié à la France, taxé en France.'
          : `${VAT_REGIME_LAW[vatRegime].label}.`
      }
      of="le régime de TVA"
      onChange={isInFrance ? askAgain : () => focusField('vatRegime')}
    />
  );
}
