import { useId } from 'react';
import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { AmountWords } from '#app/features/editor/sections/payment/amount-words.tsx';
import { requireCents } from '#documents';
import { ReceiptCopies } from './receipt-copies.tsx';
import { ReceiptInvoices } from './receipt-invoices.tsx';
import { ReceiptMeans } from './receipt-means.tsx';
import { ReceiptPurpose } from './receipt-purpose.tsx';
import { ReceiptRemaining } from './receipt-remaining.tsx';
import { ReceiptTax } from './receipt-tax.tsx';

export function ReceiptSection() {
  const titleId = useId();
  const suffix = useCurrencySuffix();
  return (
    <section data-section="receipt" aria-labelledby={titleId} className={cardClasses}>
      <h2 id={titleId} className="text-lg">
        Paiement reçu
      </h2>
      <div className={`mt-4 ${gridClasses}`}>
        <DraftNumber path="receipt.amount" emptyValue="0" suffix={suffix} isRequired />
        <DraftDate path="receipt.paidOn" isRequired />
        <AmountWords
          path="receipt.amountInWords"
          amountOf={({ receipt }) => requireCents(receipt?.amount ?? '0')}
        />
        <ReceiptMeans />
        <ReceiptPurpose />
      </div>
      <div className="mt-5 flex flex-col gap-4 border-t border-rule pt-4">
        <ReceiptInvoices />
        <ReceiptRemaining />
        <ReceiptTax />
      </div>
      <div className="mt-4 border-t border-rule pt-4">
        <ReceiptCopies />
      </div>
    </section>
  );
}
