import { useEffect, useId, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { currencySymbol, formatAmount, formatNumber } from '#documents';
import {
  type ChainNode,
  MONEY_MEANS,
  type MoneyMeans,
  mentionOf,
  outstandingAmount,
  type Payment,
} from '#documents/dossier';
import { PaymentList } from './payment-list.tsx';
import { readPaid } from './read-paid.ts';

export function PaymentDialog({ node, onClose }: { node: ChainNode; onClose: () => void }) {
  const id = useId();
  const due = outstandingAmount(node);
  const { currency } = node;
  const [payments, setPayments] = useState<readonly Payment[]>([]);
  const [amount, setAmount] = useState(due > 0 ? formatNumber((due / 100).toString()) : '');
  const [paidOn, setPaidOn] = useState(todayInFrance());
  const [means, setMeans] = useState<MoneyMeans>('transfer');
  const [isAsked, setAsked] = useState(false);
  // Syncs with the document store.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await dossier.listPayments(node.id).catch(() => []);
      if (!isGone) setPayments(found);
    };
    read();
    const stop = dossier.watch((changed) => changed === node.id && read());
    return () => {
      isGone = true;
      stop();
    };
  }, [node.id]);
  const read = readPaid({ amount, paidOn, due, currency, today: todayInFrance() });
  const save = async () => {
    if (!read.ok) return setAsked(true);
    await dossier.pay({
      ...{ id: crypto.randomUUID(), documentId: node.id, amount: read.amount, paidOn, means },
      ...{ note: '', corrects: null },
    });
    onClose();
    showToast('Paiement enregistré', {
      tone: 'success',
      detail: `${formatAmount(read.amount, currency)}, ${mentionOf(node)}`,
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Paiements"
      description={`${mentionOf(node)}\u00a0: il reste ${formatAmount(due, currency)} à recevoir.`}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {due > 0 && (
            <Button variant="primary" onClick={save}>
              Enregistrer le paiement
            </Button>
          )}
        </>
      }
    >
      <PaymentList payments={payments} currency={currency} />
      {due > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id={`${id}-amount`} label="Montant reçu" error={isAsked && read.errors.amount}>
            {(aria) => (
              <NumberInput
                {...aria}
                value={amount}
                suffix={currencySymbol(currency)}
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
          <Field id={`${id}-date`} label="Reçu le" error={isAsked && read.errors.paidOn}>
            {(aria) => (
              <TextInput
                {...aria}
                type="date"
                value={paidOn}
                onChange={({ target }) => setPaidOn(target.value)}
              />
            )}
          </Field>
          <Field id={`${id}-means`} label="Moyen de paiement">
            {(aria) => (
              <Select
                {...aria}
                value={means}
                onChange={({ target }) => setMeans(target.value as MoneyMeans)}
              >
                {MONEY_MEANS.map((value) => (
                  <option key={value} value={value}>
                    {MEANS_WORDS[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}

const MEANS_WORDS: Readonly<Record<MoneyMeans, string>> = {
  transfer: 'Virement',
  card: 'Carte',
  cheque: 'Chèque',
  cash: 'Espèces',
  debit: 'Prélèvement',
  other: 'Autre',
};
