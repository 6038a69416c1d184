import { useId, useState } from 'react';
import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { formatAmount, formatShortDate } from '#documents';
import { computeInvoiceAmounts, listUnreceipted, mentionOf } from '#documents/dossier';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { FollowUpFrame } from './follow-up-frame.tsx';

/** Asks which of several payments the receipt is of. */
export function ReceiptDialog({ source: { node }, onClose, onMake }: FollowUpDialogProps) {
  const name = useId();
  const payments = listUnreceipted(node);
  const { left } = computeInvoiceAmounts(node);
  const { currency } = node;
  const [chosen, setChosen] = useState(payments[0]?.id ?? REST);
  return (
    <FollowUpFrame
      onClose={onClose}
      title={`Reçu sur la ${mentionOf(node)}`}
      makeLabel="Créer le reçu"
      onMake={() => onMake({ kind: 'receipt', paymentId: chosen === REST ? null : chosen })}
    >
      <RadioGroup
        name={name}
        label="Le paiement que vous avez reçu"
        value={chosen}
        options={[
          ...payments.map(({ id, amount, paidOn, means }) => ({
            value: id,
            label: `${formatAmount(amount, currency)}, le ${formatShortDate(paidOn)}`,
            help: MONEY_MEANS_WORDS[means],
          })),
          ...(left > 0
            ? [
                {
                  value: REST,
                  label: `${formatAmount(left, currency)}, ce qui reste à recevoir`,
                  help: 'Ce reçu compte alors comme un paiement de plus.',
                },
              ]
            : []),
        ]}
        onChange={setChosen}
      />
    </FollowUpFrame>
  );
}

const REST = '';
