import { useId, useState } from 'react';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { cents, chargesVat, currencySymbol, formatAmount, formatNumber } from '#documents';
import {
  contentOf,
  type FollowUpSource,
  leftToInvoice,
  mentionOf,
  readDeposit,
  type ShareUnit,
} from '#documents/dossier';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { FollowUpFrame } from './follow-up-frame.tsx';

export function DepositDialog({ source, onClose, onMake }: FollowUpDialogProps) {
  const id = useId();
  const { node, stored } = source;
  const tax = chargesVat(contentOf(stored).vatRegime) ? ' TTC' : '';
  const { currency } = node;
  const quote = { total: node.amount ?? cents(0), left: leftToInvoice(node), currency };
  const [{ text, unit }, setTyped] = useState(() => propose(source));
  const [isAsked, setAsked] = useState(false);
  const read = readDeposit(text, unit, quote);
  const make = () => {
    if (read.ok) onMake({ kind: 'deposit', share: read.share });
    else setAsked(true);
  };
  return (
    <FollowUpFrame
      onClose={onClose}
      title="Facture d’acompte"
      description={`Sur le ${mentionOf(node)}, ${formatAmount(quote.total, currency)}. Il reste ${formatAmount(quote.left, currency)} à facturer.`}
      makeLabel="Créer l’acompte"
      onMake={make}
    >
      <Segmented
        name={`${id}-unit`}
        label="Acompte en"
        value={unit}
        options={[
          { value: 'percent', label: '% du devis' },
          { value: 'amount', label: `Montant${tax}` },
        ]}
        onChange={(next) => setTyped({ text: next === unit ? text : '', unit: next })}
      />
      <Field
        id={id}
        label="Acompte"
        error={isAsked && !read.ok && read.message}
        help={
          read.ok
            ? `${formatAmount(read.amount, currency)}${tax}, il restera ${formatAmount(read.leftAfter, currency)}.`
            : undefined
        }
      >
        {(aria) => (
          <NumberInput
            {...aria}
            value={text}
            suffix={unit === 'percent' ? '%' : currencySymbol(currency)}
            onChange={(event) => setTyped({ text: event.target.value, unit })}
            onBlur={() => setAsked(text !== '')}
          />
        )}
      </Field>
    </FollowUpFrame>
  );
}

/** The deposit that the quote asks for; once invoiced, all that is left. */
function propose({ node, stored }: FollowUpSource): { text: string; unit: ShareUnit } {
  const asked = contentOf(stored).quote?.deposit;
  const left = leftToInvoice(node);
  if (left < (node.amount ?? 0)) return { text: '', unit: 'percent' };
  if (!asked) return { text: '30', unit: 'percent' };
  return 'percent' in asked
    ? { text: formatNumber(asked.percent), unit: 'percent' }
    : { text: formatNumber(asked.amount), unit: 'amount' };
}
