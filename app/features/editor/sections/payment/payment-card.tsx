import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftReadable } from '#app/features/editor/fields/draft-readable.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

export function PaymentCard() {
  const isShown = useDraft(
    ({ payment }) => payment.means.includes('card') && payment.means.includes('paid'),
  );
  const hasDigits = useDraft(({ payment }) => payment.card !== undefined);
  if (!isShown && !hasDigits) return null;
  return (
    <DraftGroup path="payment.card" legend="Carte utilisée" isLegendHidden>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftReadable
          path="payment.card.lastDigits"
          removes="payment.card"
          help="Facultatif. Jamais le numéro entier."
          inputMode="numeric"
          maxLength={6}
          read={(text) => (/^\d{4,6}$/.test(text) ? text : null)}
          unreadable="Écrivez les 4 à 6 derniers chiffres."
        />
        {hasDigits && <DraftText path="payment.card.holder" />}
      </div>
    </DraftGroup>
  );
}
