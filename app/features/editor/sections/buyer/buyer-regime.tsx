import { useRef } from 'react';
import { RuleProposals } from '#app/features/editor/conformity/rule-proposals.tsx';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft, useEditor, useMissingRule } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { VAT_REGIME_LAW } from '#documents';
import { hasRegimeOfCustomer, isKeptInFrance } from './has-regime-of-customer.ts';

/** Asks for the VAT regime where the customer decides it, then says which one was chosen. */
export function BuyerRegime() {
  const question = useMissingRule('vatRegime');
  const isAsked = question?.proposal !== undefined && question.severity !== 'information';
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes away with its question.
  const stay = () => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="mb-4 outline-none empty:hidden">
      {isAsked ? (
        <>
          <FieldMessage tone="warning" text={question.message} />
          <RuleProposals result={question} onApply={stay} />
        </>
      ) : (
        <ChosenRegime onAsk={stay} />
      )}
    </div>
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
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>
        {isInFrance
          ? 'Service lié à la France, taxé en France.'
          : `${VAT_REGIME_LAW[vatRegime].label}.`}
      </span>
      <Button
        variant="quiet"
        size="sm"
        onClick={isInFrance ? askAgain : () => focusField('vatRegime')}
      >
        Changer<span className="sr-only">{'\u00a0'}le régime de TVA</span>
      </Button>
    </div>
  );
}
