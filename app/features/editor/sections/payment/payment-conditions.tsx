import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { FoldedPart } from '#app/features/editor/sections/card/folded-part.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { DraftPath } from '#documents';
import { summarizeConditions } from './summarize-conditions.ts';

export function PaymentConditions() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeConditions);
  useReveal(PATHS, () => setToggled(true));
  return (
    <Disclosure
      title="Conditions"
      summary={summary}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
      <FoldedPart paths={PATHS} height="h-128 sm:h-106">
        <PaymentConditionsFields />
      </FoldedPart>
    </Disclosure>
  );
}

const PaymentConditionsFields = lazyFetched(
  async () => (await import('./payment-conditions-fields.tsx')).PaymentConditionsFields,
);

const PATHS: readonly DraftPath[] = [
  'payment.latePenalty',
  'payment.recoveryFee',
  'payment.earlyDiscount',
  'payment.terms',
  'payment.reference',
];
