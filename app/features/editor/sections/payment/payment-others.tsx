import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftReadable } from '#app/features/editor/fields/draft-readable.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

export function PaymentOthers() {
  const isPaid = useDraft(({ payment }) => payment.means.includes('paid'));
  const hasCheque = useDraft(({ payment }) => payment.means.includes('cheque'));
  const hasLink = useDraft(({ payment }) => payment.means.includes('link'));
  const sellerName = useDraft(({ seller }) => seller.name);
  if (!isPaid && !hasCheque && !hasLink) return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isPaid && <DraftDate path="payment.paidOn" isRequired />}
      {hasCheque && <DraftText path="payment.chequeOrder" placeholder={sellerName} />}
      {hasLink && (
        <DraftReadable
          path="payment.link"
          isRequired
          inputMode="url"
          placeholder="https://"
          read={(text) => (/^https:\/\/[^\s]+$/.test(text) ? text : null)}
          unreadable="Collez l’adresse entière du lien, qui commence par https://"
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}
