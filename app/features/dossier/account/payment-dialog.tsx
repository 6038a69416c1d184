import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { FOLLOW_UP_WORDS } from '#app/naming/follow-up-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatAmount, formatBareAmount } from '#documents';
import { type ChainNode, mentionOf, outstandingAmount } from '#documents/dossier';
import { OwnReceipts } from './own-receipts.tsx';
import { PaymentFields, type TypedPayment } from './payment-fields.tsx';
import { PaymentList } from './payment-list.tsx';
import { readPaid } from './read-paid.ts';

export function PaymentDialog({
  node,
  onReceipt,
  onClose,
}: {
  node: ChainNode;
  /** Makes the receipt of a payment. */
  onReceipt: (paymentId: string) => void;
  onClose: () => void;
}) {
  const due = outstandingAmount(node);
  const { currency } = node;
  const [typed, setTyped] = useState<TypedPayment>({
    amount: due > 0 ? formatBareAmount(due, currency) : '',
    paidOn: todayInFrance(),
    means: 'transfer',
  });
  const [isAsked, setAsked] = useState(false);
  const read = readPaid({ ...typed, due, currency, today: todayInFrance() });
  const save = async () => {
    if (!read.ok) return setAsked(true);
    const { paidOn, means } = typed;
    const id = crypto.randomUUID();
    await dossier.pay({
      ...{ id, documentId: node.id, amount: read.amount, paidOn, means },
      ...{ note: '', corrects: null },
    });
    onClose();
    showToast('Paiement enregistré', {
      tone: 'success',
      detail: `${formatAmount(read.amount, currency)}, ${mentionOf(node)}`,
      action: { label: FOLLOW_UP_WORDS.receipt, onClick: () => onReceipt(id) },
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
      <PaymentList node={node} onReceipt={onReceipt} />
      <OwnReceipts node={node} />
      {due > 0 && (
        <PaymentFields
          typed={typed}
          errors={isAsked ? read.errors : {}}
          currency={currency}
          onType={setTyped}
        />
      )}
    </Dialog>
  );
}
