import { useId, useState } from 'react';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { cents, formatAmount, sumCents } from '#documents';
import { depositsOf, issuedCreditsOf, mentionOf } from '#documents/dossier';
import type { FollowUpDialogProps } from './follow-up-dialog-props.ts';
import { FollowUpFrame } from './follow-up-frame.tsx';

/** Avoirs gave back a part of the deposits: the balance deducts what is left, or all of them. */
export function BalanceDialog({ source: { node }, onClose, onMake }: FollowUpDialogProps) {
  const name = useId();
  const deposits = depositsOf(node);
  const avoirs = deposits.flatMap(issuedCreditsOf);
  const [isRebate, setRebate] = useState(avoirs.every((avoir) => avoir.isRebate));
  const whole = sumCents(deposits.map(({ amount }) => amount ?? cents(0)));
  const back = sumCents(avoirs.map(({ amount }) => amount ?? cents(0)));
  const write = (amount: number) => formatAmount(cents(amount), node.currency);
  return (
    <FollowUpFrame
      onClose={onClose}
      title="Facture de solde"
      description={`Sur le ${mentionOf(node)}. Vous avez rendu ${write(back)} sur ${write(whole)} d’acompte.`}
      makeLabel="Créer la facture de solde"
      onMake={() => onMake({ kind: 'final', isRebate })}
    >
      <RadioGroup
        name={name}
        label="Ce que vous avez rendu"
        value={isRebate ? 'rebate' : 'part'}
        options={[
          {
            value: 'part',
            label: 'Une part de l’acompte',
            help: `Le solde déduit ce qu’il en reste, ${write(whole - back)}\u00a0: le devis est facturé en entier.`,
          },
          {
            value: 'rebate',
            label: 'Une remise',
            help: `Le solde déduit tout l’acompte, ${write(whole)}\u00a0: le client paie ${write(back)} de moins que le devis.`,
          },
        ]}
        onChange={(value) => setRebate(value === 'rebate')}
      />
    </FollowUpFrame>
  );
}
