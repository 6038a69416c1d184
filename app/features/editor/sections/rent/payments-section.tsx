import { useId } from 'react';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { AmountWords } from '#app/features/editor/sections/payment/amount-words.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RentAccount } from './account.tsx';
import { RentPayments } from './payments.tsx';
import { RentResultLine } from './result-line.tsx';
import { sumInWords } from './sum.ts';

/** What was received: it decides what the document is. */
export function RentPaymentsSection() {
  const titleId = useId();
  const { store } = useEditor();
  const suffix = useCurrencySuffix();
  const city = useDraft(({ seller, rent }) => rent?.agent?.address.city || seller.address.city);
  const acceptsEmail = useDraft(({ rent }) => rent?.acceptsEmail ?? false);
  return (
    <section data-section="dueDate payment" aria-labelledby={titleId} className={cardClasses}>
      <h2 id={titleId} className="text-lg">
        Paiements
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        <RentPayments />
        <RentResultLine />
        <RentAccount />
        <div className={gridClasses}>
          <DraftNumber
            path="rent.previousBalance"
            label="Solde antérieur"
            scale={2}
            min="-999999999"
            suffix={suffix}
            help="Dû avant ce terme, ou négatif s’il est en avance."
          />
          <DraftText
            path="rent.place"
            label="Fait à"
            placeholder={city || 'Votre ville'}
            maxLength={100}
          />
          <AmountWords path="rent.amountInWords" amountOf={sumInWords} />
        </div>
        <DraftTextArea
          path="rent.closing"
          label="Formule de fin"
          help="Vide, la formule d’usage s’imprime. Elle vaut pour la quittance seule."
          maxLength={1000}
        />
        <Checkbox
          id={fieldId('rent.acceptsEmail')}
          label="Le locataire accepte de la recevoir par e-mail"
          help="La loi demande son accord exprès."
          checked={acceptsEmail}
          onChange={(event) => store.set('rent.acceptsEmail', event.target.checked)}
        />
      </div>
    </section>
  );
}
