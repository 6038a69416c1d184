import { Card } from '#app/ui/card.tsx';
import { type Cents, cents, formatAmount, formatPercent, sumCents } from '#documents';
import type { BookSums, VatDue } from '#documents/books';

/** The VAT to declare for the period: as invoiced for goods, as cashed for services. */
export function VatDueCard({ vatDue }: { vatDue: BookSums['vatDue'] }) {
  if (vatDue.length === 0) return null;
  return (
    <Card title="TVA exigible par taux">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1 font-semibold">
              Taux
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              Base HT
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              TVA
            </th>
          </tr>
        </thead>
        <tbody>
          {vatDue.map((row) => (
            <tr key={row.rate} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-normal">
                {formatPercent(row.rate)}
              </th>
              <Amount value={total(row, 'taxableAmount')} />
              <Amount value={total(row, 'vatAmount')} />
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-3 grid gap-2">
        <Part
          label="À la facture : biens, option pour les débits"
          value={sumCents(vatDue.map(({ onInvoice }) => onInvoice.vatAmount))}
        />
        <Part
          label="À l’encaissement : services, acomptes"
          value={sumCents(vatDue.map(({ onCash }) => onCash.vatAmount))}
        />
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        Selon vos factures, vos avoirs et les paiements que vous avez notés (CGI, art.
        269,&nbsp;2)&nbsp;: notez-les tous avant de déclarer.
      </p>
    </Card>
  );
}

function Amount({ value }: { value: Cents }) {
  return <td className="py-1 text-right tabular-nums">{formatAmount(value)}</td>;
}

function Part({ label, value }: { label: string; value: Cents }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{formatAmount(value)}</dd>
    </div>
  );
}

function total({ onInvoice, onCash }: VatDue, name: 'taxableAmount' | 'vatAmount'): Cents {
  return cents(onInvoice[name] + onCash[name]);
}
