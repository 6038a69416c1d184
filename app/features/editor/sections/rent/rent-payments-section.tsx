import { useId } from 'react';
import { cardClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { RentAccount } from './rent-account.tsx';
import { CLOSING_PATHS, RentClosing } from './rent-closing.tsx';
import { RentPayments } from './rent-payments.tsx';
import { RentResultLine } from './result/rent-result-line.tsx';
import { summarizeRentClosing } from './summarize-rent-more.ts';

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
