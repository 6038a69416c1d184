import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { formatAmount, formatPercent, formatShortDate, type InvoiceClaim } from '#documents';
import { useRead } from './form-context.tsx';
import { claimOf } from './read-form.ts';

/** The amount owed on the date of the letter; expands to the calculation. */
export function InvoiceOutcome({ id }: { id: string }) {
  const read = useRead();
  const [isOpen, setOpen] = useState(false);
  const claim = read ? claimOf(read, id) : undefined;
  if (!read || !claim) return null;
  const { amounts, daysLate } = claim;
  const isCivil = read.claim.regime === 'civil';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-4 flex w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-hover px-3 py-2 text-left"
      >
        <span>
          {daysLate === 1 ? '1 jour de retard' : `${daysLate} jours de retard`}
          <span className="block text-sm text-primary underline">Voir le calcul</span>
        </span>
        <span className="font-semibold">{formatAmount(amounts.totalDue)}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={`Calcul pour ${claim.invoice.number || 'cette facture'}`}
      >
        <Explanation claim={claim} isCivil={isCivil} />
      </Dialog>
    </>
  );
}

function Explanation({ claim, isCivil }: { claim: InvoiceClaim; isCivil: boolean }) {
  const { amounts } = claim;
  const sums = [
    ['Reste dû sur la facture', amounts.principalDue],
    [isCivil ? 'Intérêts restant dus' : 'Pénalités restant dues', amounts.interestDue],
    ...(isCivil ? [] : [['Indemnité de recouvrement', amounts.feeDue] as const]),
  ] as const;
  return (
    <>
      {amounts.periods.length > 0 && <Periods claim={claim} />}
      {amounts.payments.length > 0 && <PaymentShares claim={claim} />}
      <dl className="mt-5 ml-auto max-w-80">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-ink pt-2 font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums">{formatAmount(amounts.totalDue)}</dd>
        </div>
      </dl>
    </>
  );
}

function Periods({ claim: { amounts } }: { claim: InvoiceClaim }) {
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">
        Somme due × taux annuel × jours ÷ 365, du lendemain de l’échéance au jour de la lettre
        inclus, au taux de chaque semestre.
      </p>
      <Table head={['Du', 'Au', 'Jours', 'Sur', 'Taux annuel', 'Montant']}>
        {amounts.periods.map((period) => (
          <Row
            key={period.from}
            cells={[
              formatShortDate(period.from),
              formatShortDate(period.until),
              String(period.days),
              formatAmount(period.principal),
              `${formatPercent(period.rate)}${period.isAssumed ? ' *' : ''}`,
              formatAmount(period.amount),
            ]}
          />
        ))}
      </Table>
      {amounts.periods.some(({ isAssumed }) => isAssumed) && (
        <p className="mt-2 text-sm text-amber">
          * Taux non lu dans un texte, repris faute de mieux.
        </p>
      )}
    </>
  );
}

function PaymentShares({ claim: { amounts } }: { claim: InvoiceClaim }) {
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-base">Où sont allés les paiements</h3>
      <Table head={['Reçu le', 'Montant', 'Intérêts', 'Facture', 'Indemnité']}>
        {amounts.payments.map((payment) => (
          <Row
            key={`${payment.date} ${payment.amount} ${payment.toPrincipal}`}
            cells={[
              formatShortDate(payment.date),
              formatAmount(payment.amount),
              formatAmount(payment.toInterest),
              formatAmount(payment.toPrincipal),
              formatAmount(payment.toFee),
            ]}
          />
        ))}
      </Table>
    </div>
  );
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus (axe)
    <section aria-label="Détail du calcul" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-ink">
            {head.map((title, index) => (
              <th
                key={title}
                scope="col"
                className={`whitespace-nowrap py-1.5 pr-3 last:pr-0 ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Row({ cells }: { cells: readonly string[] }) {
  return (
    <tr className="border-b border-rule">
      {cells.map((cell, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          key={index}
          className={`whitespace-nowrap py-1.5 pr-3 last:pr-0 ${index === 0 ? '' : 'text-right'}`}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
