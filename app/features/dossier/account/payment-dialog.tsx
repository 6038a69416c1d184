import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { FOLLOW_UP_WORDS } from '#app/naming/follow-up-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { capitalize, cents, formatAmount, formatBareAmount } from '#documents';
import {
  type ChainNode,
  heldAmount,
  mentionOf,
  outstandingAmount,
  owedBackAmount,
} from '#documents/dossier';
import { OwnReceipts } from './own-receipts.tsx';
import { PaymentFields, type TypedPayment } from './payment-fields.tsx';
import { PaymentList } from './payment-list.tsx';
import { type MoneyWay, type PaidLimits, readPaid } from './read-paid.ts';
import { UsableCredits } from './usable-credits.tsx';
import { UsedCredits } from './used-credits.tsx';
import { WayChoice } from './way-choice.tsx';

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
  const limits = limitsOf(node);
  const { due, held, owedBack, currency, today } = limits;
  const [way, setWay] = useState(firstWay(limits));
  const start = (asked: MoneyWay | null): TypedPayment => {
    const amount = asked === 'returned' ? owedBack : due;
    return {
      amount: amount > 0 ? formatBareAmount(amount, currency) : '',
      paidOn: today,
      means: 'transfer',
    };
  };
  const [typed, setTyped] = useState(start(way));
  const [isAsked, setAsked] = useState(false);
  const read = way && readPaid({ ...typed, way }, limits);
  const choose = (next: MoneyWay) => {
    setWay(next);
    setTyped(start(next));
    setAsked(false);
  };
  const save = async () => {
    if (!read?.ok) return setAsked(true);
    const { paidOn, means } = typed;
    const id = crypto.randomUUID();
    await dossier.pay({
      ...{ id, documentId: node.id, amount: read.amount, paidOn, means },
      ...{ note: '', corrects: null },
    });
    onClose();
    const isReceived = read.amount > 0;
    showToast(isReceived ? 'Paiement enregistré' : 'Remboursement enregistré', {
      tone: 'success',
      detail: `${formatAmount(cents(Math.abs(read.amount)), currency)}, ${mentionOf(node)}`,
      ...(isReceived && {
        action: { label: FOLLOW_UP_WORDS.receipt, onClick: () => onReceipt(id) },
      }),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Paiements"
      description={`${capitalize(mentionOf(node))}\u00a0: ${describe(limits, node)}`}
      actions={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {way && (
            <Button variant="primary" onClick={save}>
              {SAVE[way]}
            </Button>
          )}
        </>
      }
    >
      <PaymentList node={node} onReceipt={onReceipt} />
      <OwnReceipts node={node} />
      <UsedCredits node={node} />
      {due > 0 && <UsableCredits node={node} onUsed={onClose} />}
      {node.asksPayment && (way === null || held > 0) && (
        <WayChoice value={way} canReturn={held > 0} onChange={choose} />
      )}
      {way && read && (
        <PaymentFields
          {...{ way, typed, currency }}
          errors={isAsked ? read.errors : {}}
          warning={read.warning}
          onType={setTyped}
        />
      )}
    </Dialog>
  );
}

function limitsOf(node: ChainNode): PaidLimits {
  return {
    due: outstandingAmount(node),
    held: heldAmount(node),
    // What an avoir without its invoice keeps may be paid back too.
    owedBack: node.asksPayment ? owedBackAmount(node) : heldAmount(node),
    currency: node.currency,
    today: todayInFrance(),
  };
}

/** Null when nothing is expected: nobody should record a payment twice by mistake. */
function firstWay({ due, owedBack }: PaidLimits): MoneyWay | null {
  if (owedBack > 0) return 'returned';
  return due > 0 ? 'received' : null;
}

function describe({ due, owedBack, currency }: PaidLimits, node: ChainNode): string {
  if (owedBack > 0) return `${formatAmount(owedBack, currency)} à rendre au client.`;
  if (due > 0) return `il reste ${formatAmount(due, currency)} à recevoir.`;
  return node.asksPayment ? 'rien ne reste à recevoir.' : 'rien ne reste à rendre.';
}

const SAVE: Readonly<Record<MoneyWay, string>> = {
  received: 'Enregistrer le paiement',
  returned: 'Enregistrer le remboursement',
};
