import { Card } from '#app/ui/card.tsx';
import { countryName, formatPercent } from '#documents';
import type { BookSums } from '#documents/books';
import { SumsTable, VAT_AMOUNTS } from './sums-table.tsx';

/** The VAT of other member states: by quarter and country, as the one-stop shop asks for it. */
export function ForeignVatCard({ foreignVat }: { foreignVat: BookSums['foreignVat'] }) {
  if (foreignVat.length === 0) return null;
  return (
    <Card title="TVA d’autres États, guichet unique">
      <SumsTable
        nameTitle="Pays, taux"
        columns={VAT_AMOUNTS}
        rows={foreignVat.map(({ quarter, country, rate, taxableAmount, vatAmount }) => ({
          name: `${nameQuarter(quarter)}, ${countryName(country)}, ${formatPercent(rate)}`,
          amounts: [taxableAmount, vatAmount],
        }))}
      />
      <p className="mt-3 text-sm text-ink-soft">
        Elle se déclare au guichet unique, chaque trimestre, et non avec la TVA française (CGI, art.
        259&nbsp;D).
      </p>
    </Card>
  );
}

/** « T4 2026 » */
function nameQuarter(quarter: string): string {
  return quarter.split('-').reverse().join('\u00a0');
}
