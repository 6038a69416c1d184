import { useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { cents, formatAmount, formatShortDate } from '#documents';
import type { Payment } from '#documents/dossier';

/** A wrong payment is reversed by an entry of its own. */
export function PaymentList({
  payments,
  currency,
}: {
  payments: readonly Payment[];
  currency: string;
}) {
  // A second press would take it back twice.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (payments.length === 0) return null;
  const corrected = new Set([...payments.map(({ corrects }) => corrects), ...asked]);
  const takeBack = (payment: Payment) => {
    setAsked([...asked, payment.id]);
    return dossier.pay({
      ...payment,
      id: crypto.randomUUID(),
      amount: cents(-payment.amount),
      note: 'Annulation',
      corrects: payment.id,
    });
  };
  return (
    <ul aria-label="Paiements reçus" className="mb-4 divide-y divide-rule border-y border-rule">
      {payments.map((payment) => (
        <li key={payment.id} className="flex items-center justify-between gap-3 py-2">
          <span className="tabular-nums">
            {formatShortDate(payment.paidOn)} · {formatAmount(payment.amount, currency)}
            {payment.corrects !== null && ' · annulation'}
          </span>
          {payment.corrects === null && !corrected.has(payment.id) && (
            <Button size="sm" variant="quiet" onClick={() => takeBack(payment)}>
              Annuler ce paiement
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
