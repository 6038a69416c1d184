import { useId, useState } from 'react';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import {
  chargesVat,
  type Draft,
  formatAmount,
  listCreditableAmounts,
  listRemainingLines,
} from '#documents';
import {
  type CreditMode,
  contentOf,
  mentionOf,
  readCredit,
  type TypedCredit,
} from '#documents/dossier';
import { CreditAmounts } from './credit-amounts.tsx';
import { CreditLines } from './credit-lines.tsx';
import { CreditWhyFields, readWhy, type TypedWhy } from './credit-why.tsx';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { FollowUpFrame } from './follow-up-frame.tsx';

/** Credits an invoice in full, by lines or by amounts; never more than what is left. */
export function CreditDialog({ source, onClose, onMake }: FollowUpDialogProps) {
  const id = useId();
  const invoice = contentOf(source.stored);
  const earlier = source.credits;
  const isFirst = earlier.length === 0;
  const isTaxed = chargesVat(invoice.vatRegime);
  const modes = listModes(isTaxed, isFirst).filter(({ value }) =>
    hasSomethingFor(value, invoice, earlier),
  );
  const [typed, setTyped] = useState<TypedCredit>(() => ({
    mode: modes.find(({ value }) => isFirst || value !== 'all')?.value ?? 'all',
    quantities: {},
    amounts: {},
  }));
  const [typedWhy, setWhy] = useState<TypedWhy>({ reason: '', explanation: '' });
  const [isAsked, setAsked] = useState(false);
  const read = readCredit(typed, { invoice, earlier });
  const make = () => {
    const why = readWhy(typedWhy);
    if (read.ok && why) onMake({ kind: 'credit', taken: read.taken, why });
    else setAsked(true);
  };
  return (
    <FollowUpFrame
      onClose={onClose}
      size={typed.mode === 'lines' ? 'lg' : 'md'}
      title={`Avoir sur la ${mentionOf(invoice)}`}
      makeLabel="Créer l’avoir"
      onMake={make}
    >
      <RadioGroup
        name={`${id}-mode`}
        label="Ce que l’avoir rend"
        value={typed.mode}
        options={modes}
        onChange={(mode) => {
          setTyped({ ...typed, mode });
          setAsked(false);
        }}
      />
      {typed.mode === 'lines' && (
        <CreditLines
          invoice={invoice}
          earlier={earlier}
          typed={typed.quantities}
          onType={(quantities) => setTyped({ ...typed, quantities })}
        />
      )}
      {typed.mode === 'amounts' && (
        <CreditAmounts
          invoice={invoice}
          earlier={earlier}
          typed={typed.amounts}
          onType={(amounts) => setTyped({ ...typed, amounts })}
        />
      )}
      <CreditWhyFields invoice={invoice} typed={typedWhy} isAsked={isAsked} onType={setWhy} />
      <div aria-live="polite">
        {read.ok && (
          <p>
            Avoir de{' '}
            <strong className="font-semibold">{formatAmount(read.total, invoice.currency)}</strong>
          </p>
        )}
        {!read.ok && isAsked && <FieldMessage tone="error" text={read.message} />}
      </div>
    </FollowUpFrame>
  );
}

type Mode = { value: CreditMode; label: string; help: string };

/** Only cents of VAT may be left of an invoice: no line, and no amount without tax. */
function hasSomethingFor(mode: CreditMode, invoice: Draft, earlier: readonly Draft[]): boolean {
  if (mode === 'lines')
    return listRemainingLines(invoice, earlier).some(({ quantity }) => quantity !== '0');
  return mode === 'all' || listCreditableAmounts(invoice, earlier).length > 0;
}

const listModes = (isTaxed: boolean, isFirst: boolean): readonly Mode[] => [
  isFirst
    ? { value: 'all', label: 'Toute la facture', help: 'Elle est annulée, montant par montant.' }
    : { value: 'all', label: 'Tout ce qui reste', help: 'La facture est soldée, à zéro.' },
  {
    value: 'lines',
    label: 'Certaines lignes',
    help: 'Un retour, une erreur de quantité : aux prix de la facture.',
  },
  {
    value: 'amounts',
    label: 'Un montant',
    help: `Une remise ou un geste commercial${isTaxed ? ', taux par taux' : ''}.`,
  },
];
