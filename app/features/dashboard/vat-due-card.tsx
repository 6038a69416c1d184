import { Card } from '#app/ui/card.tsx';
import { type Cents, cents, formatAmount, formatPercent, sumCents } from '#documents';
import type { BookSums, VatDue } from '#documents/books';
import { SumsTable, VAT_AMOUNTS } from './sums-table.tsx';

/** The VAT to declare for the period: as invoiced for goods, as cashed for services. */
export function VatDueCard({ vatDue }: { vatDue: BookSums['vatDue'] }) {
  if (vatDue.length === 0) return null;
  return (
    <Card title="TVA exigible par taux">
      <SumsTable
        nameTitle="Taux"
        columns={VAT_AMOUNTS}
        rows={vatDue.map((row) => ({
          name: formatPercent(row.rate),
          amounts: [total(row, 'taxableAmount'), total(row, 'vatAmount')],
        }))}
      />
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
