import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftReadable } from '#app/features/editor/fields/draft-readable.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';

/** Without a discount, the invoice states that there is none. */
export function PaymentEarlyDiscount() {
  const { store } = useEditor();
  const isOffered = useDraft(({ payment }) => typeof payment.earlyDiscount !== 'string');
  const isUnstated = useDraft(({ payment }) => payment.earlyDiscount === 'unstated');
  return (
    <DraftGroup path="payment.earlyDiscount" isLegendHidden>
      <Checkbox
        id="early-discount"
        label="Escompte pour paiement anticipé"
        help={
          isOffered || isUnstated
            ? undefined
            : 'Sans lui, la facture imprime «\u00a0néant\u00a0», comme la loi le veut.'
        }
        checked={isOffered}
        onChange={(event) =>
          store.set(
            'payment.earlyDiscount',
            event.target.checked ? { percent: '1', days: 10 } : 'none',
          )
        }
      />
      {isUnstated && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => store.set('payment.earlyDiscount', 'none')}
        >
          Pas d’escompte
        </Button>
      )}
      {isOffered && (
        <div className="mt-2 grid grid-cols-2 items-start gap-3 pl-7.5">
          <DraftNumber path="payment.earlyDiscount.percent" emptyValue="0" suffix="%" />
          <DraftReadable
            path="payment.earlyDiscount.days"
            isNumber
            inputMode="numeric"
            maxLength={2}
            isClearable={false}
            read={readDays}
            unreadable="Écrivez un nombre de jours, de 1 à 90."
          />
        </div>
      )}
    </DraftGroup>
  );
}

function readDays(text: string): number | null {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= 90 ? days : null;
}
