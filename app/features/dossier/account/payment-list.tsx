import { useState } from 'react';
import { Link } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { FOLLOW_UP_WORDS } from '#app/naming/follow-up-words.ts';
import { Button } from '#app/ui/button.tsx';
import { capitalize, cents, formatAmount, formatShortDate } from '#documents';
import {
  type ChainNode,
  computeGivenBack,
  listRefunds,
  listStandingPayments,
  listUnreceipted,
  mentionOf,
  type Payment,
  type StandingPayment,
  takeBackPayment,
  theMention,
} from '#documents/dossier';

/** Payments and refunds; a wrong one is cancelled by an opposite entry. */
export function PaymentList({
  node,
  onReceipt,
}: {
  node: ChainNode;
  onReceipt: (paymentId: string) => void;
}) {
  // A second press would take it back twice.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { payments, currency } = node;
  const { toldRefunds } = computeGivenBack(node);
  if (payments.length + toldRefunds.length === 0) return null;
  const standing = new Map(listStandingPayments(node).map((payment) => [payment.id, payment]));
  const refunds = new Set(listRefunds(node).map(({ id }) => id));
  const canTakeBack = ({ id }: Payment) =>
    (standing.has(id) || refunds.has(id)) && !asked.includes(id);
  const unreceipted = new Set(listUnreceipted(node).map(({ id }) => id));
  const takeBack = (payment: Payment) => {
    setAsked([...asked, payment.id]);
    return dossier.pay(takeBackPayment(payment, crypto.randomUUID()));
  };
  return (
    <ul
      aria-label="Paiements et remboursements"
      className="mb-4 divide-y divide-rule border-y border-rule"
    >
      {payments.map((payment) => (
        <li
          key={payment.id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <span className="tabular-nums">
            {formatShortDate(payment.paidOn)} · {formatAmount(payment.amount, currency)}
            {nameEntry(payment)}
          </span>
          {canTakeBack(payment) && (
            <span className="flex flex-wrap items-center gap-1">
              <ReceiptOf payment={standing.get(payment.id)} />
              {unreceipted.has(payment.id) && (
                <Button size="sm" variant="quiet" onClick={() => onReceipt(payment.id)}>
                  {FOLLOW_UP_WORDS.receipt}
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => takeBack(payment)}>
                {payment.amount > 0 ? 'Annuler ce paiement' : 'Annuler ce remboursement'}
              </Button>
            </span>
          )}
        </li>
      ))}
      {toldRefunds.map(({ avoir, paidOn, amount }) => (
        <li key={avoir.id} className="py-2 tabular-nums">
          {formatShortDate(paidOn)} · {formatAmount(cents(-amount), currency)} · remboursement, dit
          par <span className="whitespace-nowrap">{theMention(avoir)}</span>
        </li>
      ))}
    </ul>
  );
}

function nameEntry({ amount, corrects }: Payment): string {
  if (corrects !== null) return ' · annulation';
  return amount < 0 ? ' · remboursement' : '';
}

function ReceiptOf({ payment }: { payment: StandingPayment | undefined }) {
  const receipt = payment?.receipt;
  if (!receipt) return null;
  return (
    <Button asChild size="sm" variant="quiet">
      <Link to={draftAddress(receipt.kind, receipt.id)}>{capitalize(mentionOf(receipt))}</Link>
    </Button>
  );
}
