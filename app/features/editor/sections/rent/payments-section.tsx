import { useId } from 'react';
import { cardClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartyDisclosure } from '#app/features/editor/sections/card/disclosure.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { RentAccount } from './account.tsx';
import { CLOSING_PATHS, RentClosing } from './closing.tsx';
import { summarizeRentClosing } from './more-summary.ts';
import { RentPayments } from './payments.tsx';
import { RentResultLine } from './result-line.tsx';

/** What was received: it decides what the document is. */
export function RentPaymentsSection() {
  const titleId = useId();
  const closing = useDraft(summarizeRentClosing);
  return (
    <section data-section="dueDate payment" aria-labelledby={titleId} className={cardClasses}>
      <h2 id={titleId} className="text-lg">
        Paiements
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        <RentPayments />
        <RentResultLine />
        <RentAccount />
      </div>
      <div className="mt-4">
        <PartyDisclosure title="Solde, lieu, envoi" summary={closing} prefixes={CLOSING_PATHS}>
          <RentClosing />
        </PartyDisclosure>
      </div>
    </section>
  );
}
