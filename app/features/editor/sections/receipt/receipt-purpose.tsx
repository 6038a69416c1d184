import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useMissingRule } from '#app/features/editor/store/editor-context.tsx';

export function ReceiptPurpose() {
  const hasInvoices = useDraft(({ receipt }) => (receipt?.invoices.length ?? 0) > 0);
  const isGift = useMissingRule('receipt.purpose')?.id === 'receipt-gift';
  return (
    <div className="sm:col-span-2">
      <DraftText
        path="receipt.purpose"
        placeholder="Réparation d’un vélo"
        isRequired={!hasInvoices}
      />
      {isGift && (
        <p className="mt-1 text-sm">
          <a href={GIFT_FORM} target="_blank" rel="noreferrer" className="text-primary underline">
            Voir le Cerfa 11580 sur service-public.fr
          </a>
        </p>
      )}
    </div>
  );
}

const GIFT_FORM = 'https://www.service-public.fr/particuliers/vosdroits/R17454';
